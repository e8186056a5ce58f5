import type { Line, RoomMessage, SentMessage } from './line.ts'
import { listeners } from './listeners.ts'

/** One end of a room in memory: what it sent, and what the room tells it. */
export function testLine() {
  const messages = listeners<RoomMessage>()
  const closing = listeners()
  const silences = listeners<boolean>()
  const sending = listeners<SentMessage>()
  const sent: SentMessage[] = []
  const line: Line = {
    send(message) {
      sent.push(message)
      sending.tell(message)
    },
    onMessage: messages.add,
    onClose: closing.add,
    onSilence: silences.add,
    close: () => closing.tell(),
  }
  return { line, sent, onSent: sending.add, tell: messages.tell, drop: () => closing.tell(), silence: silences.tell }
}

/** Two lines, each of which hears what the other sends. */
export function linePair() {
  const [one, other] = [testLine(), testLine()]
  // As over a network: never within the call that sends.
  const pass = (message: SentMessage, to: typeof one) => {
    if (message.type !== 'leave' && message.type !== 'position') queueMicrotask(() => to.tell(message))
  }
  one.onSent((message) => pass(message, other))
  other.onSent((message) => pass(message, one))
  return [one, other] as const
}
