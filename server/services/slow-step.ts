import { randomUUID } from 'node:crypto'
import { slowSteps, type SlowStep } from '@card-journey/journey/application/slow-step.ts'
import type { Deps } from '../compose.ts'

/**
 * Work that waits for the bank's systems, noted for as long as it takes: a page that is loaded meanwhile, on whatever node,
 * learns that it is not to ask again. A server that dies in it leaves the note standing for a minute.
 */
export async function slowStep<Done>(
  step: SlowStep,
  { stored, at }: { stored: { id: string }; at: number },
  { store }: Pick<Deps, 'store'>,
  work: () => Promise<Done>,
): Promise<Done> {
  const note = { scope: { applicationId: stored.id }, call: step, transactionId: randomUUID() }
  const begun = await store.idempotency.begin({ ...note, body: '', at })
  try {
    return await work()
  } finally {
    if (begun.kind === 'fresh') await store.idempotency.abandon({ ...note, run: begun.run })
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
