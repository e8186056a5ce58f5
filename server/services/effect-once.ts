import { noSuchReference, type ProviderResult, type Effect } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../compose.ts'
import { fingerprint, type Inputs } from '../crypto/fingerprint.ts'
import type { KeptSystem } from '../store/kept-answers.ts'

/**
 * An effect that an application may have only once in its life, whatever its answers are by then: card, customer file.
 */
export const onceInItsLife = 'once in its life'

/**
 * Names one intended effect of an application at a bank's system. `about` is everything that the system is asked about:
 * equal inputs are the same effect, which never happens twice (T24); changed ones are another effect.
 */
export interface EffectName {
  applicationId: string
  /** How long its answer is kept: `keptAnswers`. */
  system: KeptSystem
  intent: string
  about: Inputs | typeof onceInItsLife
}

/** A host that refused took nothing, so it may be asked again, under another reference. */
const onlyAnswers = ({ kind }: { kind: string }): boolean => kind === 'answered'

/** For `isUsable`: asking again after a refusal would do harm, such as counting as another attempt at the host. */
export const refusalsToo = (): boolean => true

type Settled<Value> = Extract<ProviderResult<Value>, { kind: 'answered' | 'refused' }>

/**
 * For `isUsable`: answers, and refusals of the port's own list, which are about what was asked. Any other code is about
 * the host (UNAUTHORIZED, SYSTEM_BUSY), which may say something else in a minute.
 */
export const answersAnd =
  (...codes: readonly string[]) =>
  (answer: Settled<unknown>): boolean =>
    answer.kind === 'answered' || codes.includes(answer.code)

interface Conditions<Value> {
  at: number
  /**
   * Whether the host's result may be kept. One that can't be used, or that may change, goes to the caller and is
   * dropped: next time the host is asked again, under a new reference. By default only answers are kept.
   */
  isUsable?: (answer: Settled<Value>) => boolean
  /** The call changes nothing at the host: after a garbled response it may be repeated under another reference. */
  harmless?: boolean
  /**
   * The host has just said that what is asked for does not hold: what an earlier sending has made, another effect has undone
   * since, and the host is asked again under another reference.
   */
  undone?: boolean
}

/**
 * Performs an effect at most once. Our reference is stored before the call; a repetition finds it, uses the stored
 * outcome or asks the system about it, and only calls again if the system never saw the reference.
 */
export async function effectOnce<Request, Value>(
  { store, secrets }: Pick<Deps, 'store' | 'secrets'>,
  { applicationId, system, intent, about }: EffectName,
  effect: Effect<Request, Value>,
  request: Request,
  { at, isUsable = onlyAnswers, harmless = false, undone = false }: Conditions<Value>,
): Promise<ProviderResult<Value>> {
  const name = about === onceInItsLife ? intent : `${intent}:${fingerprint(secrets.effects, about)}`
  const begin = () => store.providerCalls.begin({ applicationId, system, intent: name, at })
  let started = await begin()
  const kept = started.outcome as ProviderResult<Value> | undefined
  let earlier = kept ?? (started.fresh ? undefined : await effect.byReference(started.reference))
  const isOver = earlier?.kind === 'answered' ? undone : harmless && earlier?.kind === 'unavailable' && earlier.garbled
  if (kept && !isOver) return kept
  if (isOver) {
    await store.providerCalls.drop({ applicationId, reference: started.reference, kept: undone, at })
    started = await begin()
    earlier = undefined
  }
  const answer =
    earlier === undefined || (earlier.kind === 'refused' && earlier.code === noSuchReference)
      ? await effect({ ...request, reference: started.reference })
      : earlier
  if (answer.kind !== 'answered' && answer.kind !== 'refused') return answer
  const settled = { applicationId, reference: started.reference, at }
  if (isUsable(answer)) await store.providerCalls.finish({ ...settled, outcome: answer })
  else await store.providerCalls.drop(settled)
  return answer
}
