import { connection, noteTrouble } from '../engine/connection.ts'

const pauses: readonly number[] = [1000, 2000, 4000, 8000]
const offlineLook = 30_000

/**
 * Loads a chunk of the app. Without a connection it waits indefinitely; a chunk that fails although the server responds
 * is given up after three retries.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  let missing = 0
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await load()
      } catch (error) {
        const reached = connection.online() && (await serverAnswers())
        if (reached && missing++ >= 3) throw error
        if (!reached) noteTrouble(load, connection.online() ? 'unreached' : 'offline')
        await connection.wait(connection.online() ? (pauses[attempt] ?? 8000) : offlineLook)
      }
    }
  } finally {
    noteTrouble(load, undefined)
  }
}

const serverAnswers = (): Promise<boolean> =>
  fetch(location.origin, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
