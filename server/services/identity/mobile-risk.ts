import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { maySet } from '@card-journey/journey/flow/outcomes.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { mobileRiskOf, type MobileRisk } from '@card-journey/journey/rules/identity/mobile-risk.ts'
import { todayOf, type Deps } from '../../compose.ts'
import { fingerprint } from '../../crypto/fingerprint.ts'
import { effectOnce } from '../effect-once.ts'
import { withdrawalEntries } from '../life/leaving-entries.ts'
import { newsOf } from '../messages/news.ts'

/**
 * What the registers say about a mobile number, asked once per number and day, whoever applies with it. It is
 * asked again the next day, so a number is free once it has an honest owner.
 */
export async function askMobileRisk(mobileNumber: string, at: number, deps: Deps): Promise<MobileRisk> {
  const answer = await effectOnce(
    deps,
    {
      // There may be no application yet: the number's own fingerprint stands in its place. Under another root the registers
      // are asked once more that day.
      applicationId: `mobile-${fingerprint(deps.secrets.number(), { mobileNumber })}`,
      system: 'mobile-risk',
      intent: 'check',
      about: { day: todayOf(at) },
    },
    deps.systems.mobileRisk.check,
    { mobileNumber },
    { at, harmless: true },
  )
  return answer.kind === 'answered' ? mobileRiskOf(answer.value) : 'unchecked'
}

/** The registers’ answer as a fact about this application’s number. */
export const mobileRiskFact = (mobileNumber: string, at: number, result: MobileRisk) => ({
  mobileRisk: { for: mobileNumber, day: todayOf(at), result },
})

/** What is known about the applicant’s number; asked again while the registers have not answered. */
export async function knownMobileRisk({ applicantDetails, facts }: Application, at: number, deps: Deps) {
  const [{ mobileNumber }] = applicantDetails
  const known = facts.mobileRisk
  if (known?.for === mobileNumber && known.result !== 'unchecked') return known.result
  return askMobileRisk(mobileNumber, at, deps)
}

/** What is noted of an application that ends because its number is revoked. */
export const revokedNumberFacts = (mobileNumber: string, at: number, now: string) => ({
  ...mobileRiskFact(mobileNumber, at, 'revoked'),
  numberRevoked: { at: now },
})

/** The record of an application whose number turned out to be revoked: only a branch can continue. */
export const stopForRevokedNumber = (application: Application, at: number, now: string): Application =>
  setMarkerAfter(
    'mobile-check',
    withFacts(application, revokedNumberFacts(application.applicantDetails[0].mobileNumber, at, now)),
    'NOT_SOURCING',
    now,
  )

/**
 * Asks again about a number that the registers did not answer about when its application was created. Only a revoked
 * one changes the record, so nobody who is filling in a form is interrupted. Throws to be retried.
 */
export async function checkMobileLater(applicationId: string, deps: Deps): Promise<void> {
  const stored = await deps.store.applications.read(applicationId)
  if (stored?.state !== 'open') return
  const { document, version } = stored
  const at = deps.clock()
  const now = new Date(at).toISOString()
  const risk = await knownMobileRisk(document, at, deps)
  if (risk === 'unchecked') throw new Error('the registers of mobile numbers are away')
  if (risk !== 'revoked' || !maySet(document.customerType, document.completedScreen, 'NOT_SOURCING', 'mobile-check'))
    return
  const saved = await deps.store.save({
    writer: 'job',
    applicationId,
    version,
    document: stopForRevokedNumber(document, at, now),
    state: 'closed',
    audit: [{ what: 'mobile-revoked' }],
    outbox: [...withdrawalEntries(document), ...newsOf(document.completedScreen, 'NOT_SOURCING')],
    at,
  })
  if (saved.kind === 'versionConflict') throw new Error('the application changed meanwhile')
}
