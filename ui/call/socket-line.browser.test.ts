import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { socketLine } from './socket-line.ts'

class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static last: Socket
  readyState = 1
  sent: string[] = []
  constructor() {
    super()
    Socket.last = this
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    // A dead network answers no goodbye: `close` comes minutes later.
    this.readyState = 2
  }
  tell(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened() {
  const line = socketLine('ws://room', { type: 'join' })
  const told: unknown[] = []
  line.onSilence((silent) => told.push(silent))
  line.onClose(() => told.push('closed'))
  line.onMessage(({ type }) => told.push(type))
  return { line, told, socket: Socket.last }
}

test('a line of which nothing is heard is silent after ten seconds, and speaks again with the next beat', () => {
  const { told, socket } = opened()
  socket.tell({ type: 'beat' })
  vi.advanceTimersByTime(8000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(told).toEqual([true])
  socket.tell({ type: 'beat' })
  expect(told).toEqual([true, false])
})

test('a line that stays silent is lost, once, though the browser has not noticed', () => {
  const { told, socket } = opened()
  socket.tell({ type: 'beat' })
  vi.advanceTimersByTime(31_000)
  socket.dispatchEvent(new Event('close'))
  expect([told, socket.readyState]).toEqual([[true, 'closed'], 2])
})

test('a room that does not beat is never taken for a silent one', () => {
  const { told, socket } = opened()
  socket.tell({ type: 'media', camera: true, microphone: true })
  vi.advanceTimersByTime(120_000)
  expect(told).toEqual(['media'])
})

test('without a network the line is silent at once, until it is heard', () => {
  const { line, told, socket } = opened()
  socket.tell({ type: 'beat' })
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  expect(told).toEqual([true])
  socket.tell({ type: 'beat' })
  expect(told).toEqual([true, false])
  line.close()
  window.dispatchEvent(new Event('offline'))
  expect(told).toEqual([true, false, 'closed'])
})
