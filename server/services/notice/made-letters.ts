import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Notice } from './read-notice.ts'

/** The letters that were made last are kept in memory: who asks fifty times has one made. */
const keptAtMost = 16
/** More that wait to be made are refused: each takes a processor for half a second. */
const waitingAtMost = 20

/** Makes the PDFs of letters in a worker, one at a time. `undefined`: too many are waiting. */
export function createLetters(make: (notice: Notice) => Promise<Buffer> = makeApart) {
  const kept = new Map<string, Promise<Buffer>>()
  let waiting = 0
  let latest: Promise<unknown> = Promise.resolve()
  return async (notice: Notice): Promise<Buffer | undefined> => {
    // Over all of the notice: the letter of one applicant is never the answer to another.
    const key = createHash('sha256').update(JSON.stringify(notice)).digest('hex')
    const known = kept.get(key)
    if (known) return known
    if (waiting >= waitingAtMost) return undefined
    waiting += 1
    const made = latest.then(() => make(notice)).finally(() => (waiting -= 1))
    latest = made.catch(() => undefined)
    kept.set(key, made)
    for (const oldest of [...kept.keys()].slice(0, -keptAtMost)) kept.delete(oldest)
    made.catch(() => kept.delete(key))
    return made
  }
}

const makeApart = (notice: Notice): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./letter-worker.ts', import.meta.url), { workerData: notice })
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the letter was not made')))
  })
