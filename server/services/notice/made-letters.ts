import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { createQueue } from '../../files/queue.ts'
import type { Notice } from './read-notice.ts'

/** The letters that were made last are kept in memory: who asks fifty times has one made. */
const keptAtMost = 16
/** Each takes a processor for half a second; more than these are refused. A request to us ends within 15 s. */
const limits = { atOnce: 1, waiting: 19, waitMs: 12_000 }

/** Makes the PDFs of letters in a worker, one at a time. `undefined`: too many are waiting. */
export function createLetters(make: (notice: Notice) => Promise<Buffer> = makeApart) {
  const kept = new Map<string, Promise<Buffer | undefined>>()
  const queue = createQueue(limits)
  const makeInTurn = async (notice: Notice): Promise<Buffer | undefined> =>
    (await queue.turn()) ? make(notice).finally(queue.done) : undefined
  return async (notice: Notice): Promise<Buffer | undefined> => {
    // Over all of the notice: the letter of one applicant is never the answer to another.
    const key = createHash('sha256').update(JSON.stringify(notice)).digest('hex')
    const known = kept.get(key)
    if (known) return known
    const making = makeInTurn(notice)
    kept.set(key, making)
    const forget = () => kept.delete(key)
    making.then((made) => made ?? forget(), forget)
    for (const oldest of [...kept.keys()].slice(0, -keptAtMost)) kept.delete(oldest)
    return making
  }
}

const makeApart = (notice: Notice): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./letter-worker.ts', import.meta.url), { workerData: notice })
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)))
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the letter was not made')))
  })
