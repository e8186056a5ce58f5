import { randomUUID } from 'node:crypto'
import { slowSteps, type SlowStep } from '@card-journey/journey/application/slow-step.ts'
import type { Deps } from '../compose.ts'
import { noteFailure } from '../fault.ts'

/** No page can ask again that soon; what is refused at once writes no note. In ms. */
const notedAfter = 100

/**
 * Work that waits for the bank's systems, noted for as long as it takes: a page that is loaded meanwhile, on whatever node,
 * learns that it is not to ask again. A server that dies in it leaves the note standing for a minute. The work does not depend
 * on its note.
 */
export async function slowStep<Done>(
  step: SlowStep,
  { stored, at }: { stored: { id: string }; at: number },
  { store, log }: Pick<Deps, 'store' | 'log'>,
  work: () => Promise<Done>,
): Promise<Done> {
  const note = { scope: { applicationId: stored.id }, call: step, transactionId: randomUUID() }
  const failed = (error: unknown) => void noteFailure(error, step, log)
  let noting: ReturnType<typeof store.idempotency.begin> | undefined
  const timer = setTimeout(() => {
    noting = store.idempotency.begin({ ...note, body: '', at })
    noting.catch(failed)
  }, notedAfter)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
    const begun = await noting?.catch(() => undefined)
    if (begun?.kind === 'fresh') await store.idempotency.abandon({ ...note, run: begun.run }).catch(failed)
  }
}

/** What is being asked for an application, if anything is. */
export async function stepUnderWay(
  about: { applicationId: string; at: number },
  { store }: Pick<Deps, 'store'>,
): Promise<SlowStep | undefined> {
  const running = await store.idempotency.running({ ...about, calls: slowSteps })
  return slowSteps.find((step) => running.includes(step))
}
