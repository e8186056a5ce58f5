import type { Deps } from '../compose.ts'
import type { StoredApplication } from '../store/store.ts'
import { refuse, type Reply } from './reply.ts'
import type { ProblemCode } from '@card-journey/contract/problem.ts'

/**
 * Work about an application that no other of its kind may overtake, on whatever node: what the host has done and what the
 * record says of it would part. The other one is told to come again. A server that dies in it blocks it for a minute.
 */
export async function oneAtATime<T, Problem extends ProblemCode>(
  { stored, at }: { stored: StoredApplication; at: number },
  what: string,
  { store }: Deps,
  work: () => Promise<Reply<T, Problem>>,
): Promise<Reply<T, Problem | 'STILL_RUNNING'>> {
  const claim = { scope: { applicationId: stored.id }, call: what, transactionId: 'one-at-a-time' }
  const begun = await store.idempotency.begin({ ...claim, body: '', at })
  if (begun.kind !== 'fresh') return refuse('STILL_RUNNING')
  try {
    return await work()
  } finally {
    await store.idempotency.abandon({ ...claim, run: begun.run })
  }
}
