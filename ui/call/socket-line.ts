import type { Line, RoomMessage, SentMessage } from './line.ts'
import { listeners } from './listeners.ts'

/**
 * Seconds without a word. A room that beats does so every three: after `silent` of them the line is hardly there, after
 * `lost` the room has given it up, as it answers none of its pings.
 */
const patience = { silent: 9, lost: 30 }

/** A line over a WebSocket. `join` is its first message; whatever is sent before the socket opens follows it. */
export function socketLine(url: string, join: Readonly<Record<string, unknown>> & { type: 'join' }): Line {
  const socket = new WebSocket(url)
  const messages = listeners<RoomMessage>()
  const closing = listeners()
  const silences = listeners<boolean>()
  const waiting: SentMessage[] = []
  const write = (message: object) => socket.send(JSON.stringify(message))
  let beats = false
  let unheard = 0
  let silent = false
  let watch: ReturnType<typeof setInterval> | undefined

  const turn = (to: boolean) => {
    if (to === silent) return
    silent = to
    silences.tell(silent)
  }
  const goOffline = () => turn(true)
  // Whether the line has survived is known by the next beat.
  const goOnline = () => beats || turn(false)
  // Counted, not measured: a page that was asleep has missed nothing yet.
  const look = () => {
    if (!beats) return
    unheard += 1
    if (unheard >= patience.silent) turn(true)
    if (unheard >= patience.lost) end()
  }
  const end = () => {
    if (watch === undefined) return
    clearInterval(watch)
    watch = undefined
    window.removeEventListener('offline', goOffline)
    window.removeEventListener('online', goOnline)
    socket.close()
    closing.tell()
  }
  watch = setInterval(look, 1000)
  window.addEventListener('offline', goOffline)
  window.addEventListener('online', goOnline)

  socket.addEventListener('open', () => {
    write(join)
    for (const message of waiting.splice(0)) write(message)
  })
  socket.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (!message || watch === undefined) return
    unheard = 0
    turn(false)
    if (message.type === 'beat') beats = true
    else messages.tell(message)
  })
  socket.addEventListener('close', end)
  return {
    send(message) {
      if (socket.readyState === WebSocket.CONNECTING) waiting.push(message)
      else if (socket.readyState === WebSocket.OPEN) write(message)
    },
    onMessage: messages.add,
    onClose: closing.add,
    onSilence: silences.add,
    close: end,
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
