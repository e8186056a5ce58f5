import type { Deps } from '../compose.ts'
import type { ProblemCode } from '@card-journey/contract/problem.ts'
import { refuse, type Reply } from './reply.ts'
import type { Incoming } from './incoming.ts'

/**
 * An effect without a save of the record, as before sign-in, or with one only sometimes: performed once per transaction id,
 * then replayed, so that a repetition of the last one that is allowed is not refused as one too many. If it failed because a
 * system was down, or was rate-limited, a repetition runs again. What is about an application is kept under its key, the rest
 * by browser. A save within it continues this run.
 */
export async function replayed<T, Problem extends ProblemCode>(
  { browser, transactionId, body, at, stored }: Incoming<unknown> & { stored?: { id: string } },
  call: string,
  { store }: Deps,
  work: (run: string) => Promise<Reply<T, Problem>>,
): Promise<Reply<T, Problem | 'STILL_RUNNING' | 'TRANSACTION_REUSED'>> {
  const scope = stored ? { applicationId: stored.id } : { browser }
  const begun = await store.idempotency.begin({ scope, call, transactionId, body, at })
  if (begun.kind === 'done') return begun.answer as Reply<T, Problem>
  if (begun.kind === 'running') return refuse('STILL_RUNNING')
  if (begun.kind === 'otherBody') return refuse('TRANSACTION_REUSED')
  const abandon = (): Promise<void> => store.idempotency.abandon({ scope, call, transactionId, run: begun.run })
  let reply: Reply<T, Problem>
  try {
    reply = await work(begun.run)
  } catch (error) {
    await abandon()
    throw error
  }
  if (!reply.ok && (reply.problem === 'UNAVAILABLE' || reply.problem === 'TOO_MANY')) {
    await abandon()
  } else {
    await store.idempotency.finish({ scope, call, transactionId, body, run: begun.run, answer: reply, at })
  }
  return reply
}
