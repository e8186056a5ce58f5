import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { isCleared, noteWaiting } from '@card-journey/journey/rules/identity/screening.ts'
import type { Deps } from '../../compose.ts'
import type { StoredApplication } from '../../store/store.ts'
import { knownMobileRisk, mobileRiskFact, stopForRevokedNumber } from '../identity/mobile-risk.ts'
import { knownScreening } from '../identity/screening.ts'
import type { Step } from './back-office-step.ts'

/** The customer file is the last moment before a card: no check of the person may still be open there. */
export async function closeChecks(
  { id, document }: StoredApplication,
  at: number,
  now: string,
  deps: Deps,
): Promise<{ checked: Application } | { step: Step }> {
  const risk = await knownMobileRisk(document, at, deps)
  if (risk === 'unchecked') return { step: 'wait' }
  if (risk === 'revoked') return { step: { next: stopForRevokedNumber(document, at, now), closes: true } }
  const screening = await knownScreening(document, id, at, deps)
  if (!screening) return { step: 'wait' }
  if (!isCleared(screening)) {
    const waiting = noteWaiting(withFacts(document, { screening }))
    return {
      step: { next: setMarkerAfter('screening-review', waiting, 'PENDING', now), case: screening.caseId },
    }
  }
  const { mobileNumber } = document.applicantDetails[0]
  return { checked: withFacts(document, { screening, ...mobileRiskFact(mobileNumber, at, risk) }) }
}
