import { WebSocket, type Dispatcher } from 'undici'
import type { Fault } from './host-response.ts'

/** A connection to one of the bank's systems over which texts go both ways. */
export interface HostLine {
  send: (text: string) => void
  onText: (listener: (text: string) => void) => void
  /** Once, with the close code; 1006 if the connection was lost without one. */
  onClose: (listener: (code: number) => void) => void
  close: () => void
}

/** More than this waiting to be sent means that the system does not read. */
const unsentBytes = 1024 * 1024

/** Connects within `timeoutMs`, or tells the fault. Only the system's own address is ever called. */
export function openHostLine(
  address: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
  dispatcher: Dispatcher,
): Promise<HostLine | Fault> {
  const socket = new WebSocket(address.replace(/^http/, 'ws'), { headers: { ...headers }, dispatcher })
  const early: string[] = []
  let hear = (text: string): void => void early.push(text)
  return new Promise((resolve) => {
    const failed = (): void => {
      clearTimeout(late)
      resolve({ kind: 'fault', name: 'connect', happened: 'no', passing: true })
    }
    const late = setTimeout(() => {
      failed()
      socket.close()
    }, timeoutMs)
    socket.addEventListener('error', failed)
    socket.addEventListener('close', failed)
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') hear(data)
      else socket.close(1003)
    })
    socket.addEventListener('open', () => {
      clearTimeout(late)
      resolve({
        send(text) {
          if (socket.readyState !== WebSocket.OPEN) return
          if (socket.bufferedAmount > unsentBytes) return socket.close(4000)
          socket.send(text)
        },
        onText(listener) {
          hear = listener
          for (const text of early.splice(0)) listener(text)
        },
        onClose: (listener) => socket.addEventListener('close', ({ code }) => listener(code)),
        close: () => socket.close(1000),
      })
    })
  })
}
