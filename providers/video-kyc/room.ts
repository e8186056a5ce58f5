import type { Host } from '../transport.ts'
import type { FromRoom, RoomLine, ToRoom, VideoKyc } from './port.ts'
import { fromDesk, roomMessageBytes, type FromCustomer } from './room-wire.ts'

type CloseReason = Parameters<Parameters<RoomLine['onClose']>[0]>[0]

/** How the desk says that a room does not admit a token. */
const notAdmitted = 4403

/** The room over a socket of the desk's. What is sent before it is open waits. */
export const roomOverHost =
  (host: Host): VideoKyc['room'] =>
  ({ room, joinToken }) => {
    const unsent: FromCustomer[] = [{ type: 'join', room, joinToken }]
    const messages: ((message: FromRoom) => void)[] = []
    const closes: ((why: CloseReason) => void)[] = []
    let end = false
    let close = (): void => undefined
    let send = (message: FromCustomer): void => void unsent.push(message)

    const over = (why: CloseReason): void => {
      if (end) return
      end = true
      for (const listener of closes) listener(why)
    }

    void host.line('/room').then((line) => {
      if ('kind' in line) return over('unavailable')
      if (end) return line.close()
      close = line.close
      line.onClose((code) => over(code === notAdmitted ? 'refused' : code === 1000 ? 'ended' : 'unavailable'))
      line.onText((text) => {
        const read = text.length <= roomMessageBytes ? fromDesk.safeParse(parsed(text)) : undefined
        if (read?.success) for (const listener of messages) listener(read.data)
      })
      send = (message) => line.send(JSON.stringify(message))
      for (const message of unsent.splice(0)) send(message)
    })
    return {
      send: (message: ToRoom) => !end && send(message),
      onMessage: (listener) => void messages.push(listener),
      onClose: (listener) => void closes.push(listener),
      close() {
        over('ended')
        close()
      },
    }
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
