import type { Line, RoomMessage, SentMessage } from './line.ts'
import { listeners } from './listeners.ts'

/** A line over a WebSocket. `join` is its first message; whatever is sent before the socket opens follows it. */
export function socketLine(url: string, join: Readonly<Record<string, unknown>> & { type: 'join' }): Line {
  const socket = new WebSocket(url)
  const messages = listeners<RoomMessage>()
  const closing = listeners()
  const waiting: SentMessage[] = []
  const write = (message: object) => socket.send(JSON.stringify(message))
  socket.addEventListener('open', () => {
    write(join)
    for (const message of waiting.splice(0)) write(message)
  })
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (message) messages.tell(message)
  })
  socket.addEventListener('close', () => closing.tell())
  return {
    send(message) {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(message)
      else if (socket.readyState === WebSocket.OPEN) write(message)
    },
    onMessage: messages.add,
    onClose: closing.add,
    close: () => socket.close(),
  }
}

/** The room checks every message against its schema; here only what is not a message at all is dropped. */
function readMessage(data: unknown): RoomMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    const isMessage = typeof message === 'object' && message !== null && 'type' in message
    // Safe: see above. Kinds that this version does not know are ignored by their reader.
    return isMessage ? (message as RoomMessage) : undefined
  } catch {
    return undefined
  }
}
