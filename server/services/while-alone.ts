import type { Deps } from '../compose.ts'

/**
 * Work about an application that no other of its kind may overtake, on whatever node: what the host has done and what the
 * record says of it would part. Undefined: another one is under way. A server that dies in it blocks it for a minute.
 */
export async function whileAlone<Done extends object>(
  { applicationId, what, at }: { applicationId: string; what: string; at: number },
  { store }: Pick<Deps, 'store'>,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  const claim = { scope: { applicationId }, call: what, transactionId: 'one-at-a-time' }
  const begun = await store.idempotency.begin({ ...claim, body: '', at })
  if (begun.kind !== 'fresh') return undefined
  try {
    return await work()
  } finally {
    await store.idempotency.abandon({ ...claim, run: begun.run })
  }
}
