import type { Decision } from '@card-journey/providers/decision/port.ts'
import type { Effect, ProviderResult } from '@card-journey/providers/provider-result.ts'
import { dayMs } from '../../day.ts'
import type { Deps } from '../../compose.ts'

/**
 * The rules engine's verb, with the version and trace of each answer kept for the bank before anyone acts on it. What is
 * handed on is the decision alone, so that neither record nor outcome of the call holds them.
 */
export function keepingTrace<Request>(
  ask: Effect<Request, Decision>,
  asked: { call: 'breResponseDetails' | 'finalBre'; run?: number },
  about: { applicationId: string; at: number },
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Effect<Request, Decision> {
  const kept = async (reference: string, result: ProviderResult<Decision>): Promise<ProviderResult<Decision>> => {
    if (result.kind !== 'answered') return result
    const { rules, ...answer } = result.value
    await store.decisionTraces.keep({
      ...about,
      reference,
      ...(rules?.id && { rules: rules.id }),
      ...(rules?.version && { rulesVersion: rules.version }),
      detail: { ...asked, answer, ...(rules?.trace && { trace: rules.trace }) },
      keepUntil: about.at + masterData().policy.decisionTraceDays * dayMs,
    })
    return { ...result, value: answer }
  }
  return Object.assign(
    async (request: Request & { reference: string }) => kept(request.reference, await ask(request)),
    { byReference: async (reference: string) => kept(reference, await ask.byReference(reference)) },
  )
}
