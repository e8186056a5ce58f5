import type { Application } from '@card-journey/journey/application/application.ts'
import type { Deps } from '../../compose.ts'
import { countedTries, type Try } from '../counted-tries.ts'
import type { HeldApplication } from '../held-application.ts'
import { requestName, type Request } from '../request-name.ts'

/** The applicant's answer to the bank's question about social trust. */
export interface TrustAnswer {
  trustingSocial?: 'Y' | 'N' | undefined
  tsOTP?: string | undefined
  tsRequestId?: string | undefined
}

export type TrustStep =
  /** It answers a question that is not open. */
  | { kind: 'notAsked' }
  /** The bank waits for yes or no: the open question is returned, and no run skips it. */
  | { kind: 'stillOpen'; requestId: string }
  | { kind: 'spent' }
  /** The rules may run. `attempt`: the one at the code that is taken. */
  | { kind: 'go'; attempt?: Try }

/** Whether the rules may run on what the applicant says of social trust; a code's attempt is counted beforehand. */
export async function takeTrustStep(
  held: Pick<HeldApplication, 'application' | 'at'> & Request,
  trust: TrustAnswer,
  deps: Deps,
): Promise<TrustStep> {
  const { application, at } = held
  const opened = application.facts.decision?.socialTrustRequestId
  const answers = trust.trustingSocial !== undefined || trust.tsOTP !== undefined || trust.tsRequestId !== undefined
  if (answers && (opened === undefined || trust.tsRequestId !== opened)) return { kind: 'notAsked' }
  if (opened === undefined) return { kind: 'go' }
  if (trust.trustingSocial === undefined) return { kind: 'stillOpen', requestId: opened }
  if (trust.trustingSocial === 'N') return { kind: 'go' }
  const limit = deps.masterData().policy.attempts.wrongEntriesPerCode
  // Each code that was sent has its own attempts.
  const tries = countedTries(deps.store, { key: `trust-code:${opened}:${resendsOf(application, opened)}`, limit, at })
  const attempt = await tries.take(requestName(held, deps))
  return attempt ? { kind: 'go', attempt } : { kind: 'spent' }
}

/** How often the code of this request was sent again. */
export const resendsOf = ({ facts }: Application, requestId: string): number =>
  facts.trustCode?.for === requestId ? facts.trustCode.resends : 0
