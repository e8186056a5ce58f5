import { noSuchReference, type Answer, type Effect } from '@card-journey/providers/answer.ts'
import type { Store } from '../store/store.ts'

/** Names one intended effect of an application at a bank's system: the same name never happens twice (T24). */
export interface EffectName {
  applicationId: string
  system: string
  /** Tells repetitions of the same intent from new intents: `2026-11-21:first`, `run-2`, `issue`. */
  intent: string
}

/**
 * Performs an effect at most once. Our reference is stored before the call; a repetition finds it, uses the stored
 * outcome or asks the system what became of it, and only calls again when the system never saw the reference.
 */
export async function effectOnce<Request, Value>(
  store: Store,
  name: EffectName,
  effect: Effect<Request, Value>,
  request: Request,
  at: number,
): Promise<Answer<Value>> {
  const started = await store.providerCalls.begin({ ...name, at })
  if (started.outcome) return started.outcome as Answer<Value>
  const earlier = started.fresh ? undefined : await effect.byReference(started.reference)
  const answer =
    earlier === undefined || (earlier.kind === 'refused' && earlier.code === noSuchReference)
      ? await effect({ ...request, reference: started.reference })
      : earlier
  if (answer.kind === 'answered' || answer.kind === 'refused') {
    await store.providerCalls.finish({
      applicationId: name.applicationId,
      reference: started.reference,
      outcome: answer,
      at,
    })
  }
  return answer
}
