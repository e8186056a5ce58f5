import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import { bureaus, type Bureau } from '@card-journey/journey/ids/bureaus.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { bureauAddresses, streetOf } from '@card-journey/journey/rules/bureau/bureau-addresses.ts'
import { nextBureau, type BureauResult } from '@card-journey/journey/rules/bureau/bureau-enquiry.ts'
import type { BureauReport, ReportedAddress } from '@card-journey/providers/bureau/port.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { fingerprint } from '../../crypto/fingerprint.ts'
import { answersAnd, effectOnce } from '../effect-once.ts'

type Report = NonNullable<Facts['bureau']>

const ofTheDay = answersAnd('CONSENT_MISSING', 'PAN_REFUSED')

/**
 * Asks the first bureau, and the second when that fails or has no record (BU-05). Each enquiry is made once per
 * application, person and day, under a reference stored before it; a person that was asked about today is not asked
 * about again. Nobody is asked about without the recorded consent to it. `tomorrow`: the day's enquiries are used up, or
 * both bureaus refused this one for the day. undefined: both bureaus failed, or there is no consent.
 */
export async function askBureaus(
  application: Application,
  applicationId: string,
  day: { at: number; today: string },
  deps: Deps,
): Promise<Report | 'tomorrow' | undefined> {
  const { today } = day
  const consents = await deps.store.consents.of(applicationId)
  if (consents.findLast(({ code }) => code === 'BUREAU')?.value !== 'Y') {
    deps.log.warn('no-bureau-consent', {})
    return undefined
  }
  if (!(await mayEnquire(application, applicationId, day, deps))) return 'tomorrow'
  const about = { for: personKey(personOf(application)), day: today }
  const asked: { first?: BureauResult; second?: BureauResult } = {}
  let refusals = 0
  for (;;) {
    const next = nextBureau(asked)
    if (next === 'failed') return refusals === bureaus.length ? 'tomorrow' : undefined
    if (next === 'none' || next === 'done') return { ...about, bureau: 'none', addresses: [] }
    const report = await pull(next, application, applicationId, day, deps)
    if (report === 'refused') refusals++
    else if (report?.found)
      return {
        ...about,
        bureau: next,
        addresses: addressesOf(report.addresses, today, deps),
        score: report.score,
      }
    asked[next] = report && report !== 'refused' ? 'noRecord' : 'failed'
  }
}

/** Takes one of the day's enquiries for a person who has not been asked about today; of calls at the same time, one. */
async function mayEnquire(
  application: Application,
  applicationId: string,
  { at, today }: { at: number; today: string },
  { store, secrets, masterData }: Deps,
): Promise<boolean> {
  const key = `bureau:${applicationId}:${today}`
  const once = `${key}:${fingerprint(secrets.effects, personOf(application))}`
  const limit = masterData().policy.bureauEnquiriesPerDay
  const taken = await store.limits.takeOnce({ key, once, limit, windowSeconds: daySeconds, at })
  return taken.kind !== 'spent'
}

/** `refused`: the bureau refuses this enquiry, for the day. undefined: it gave no answer that holds. */
async function pull(
  bureau: Bureau,
  application: Application,
  applicationId: string,
  { at, today }: { at: number; today: string },
  deps: Deps,
): Promise<BureauReport | 'refused' | undefined> {
  const [{ mobileNumber, panNumber = '', firstName = '', middleName = '', lastName = '' }] =
    application.applicantDetails
  const answer = await effectOnce(
    deps,
    { applicationId, system: 'bureau', intent: `${today}:${bureau}`, about: personOf(application) },
    deps.systems.bureau.pull,
    { bureau, mobileNumber, panNumber, firstName, middleName, lastName },
    // Such a refusal is the day's answer: another enquiry would show on the person's report.
    { at, isUsable: ofTheDay },
  )
  if (answer.kind === 'answered') return answer.value
  return answer.kind === 'refused' && ofTheDay(answer) ? 'refused' : undefined
}

/**
 * The entries that pass the bureau rules and the address rules, as home addresses. What is no address, or has a pincode
 * that the directory doesn't know, is dropped and logged.
 */
function addressesOf(
  entries: readonly ReportedAddress[],
  today: string,
  { masterData, log }: Deps,
): Report['addresses'] {
  const { pincodes, policy } = masterData()
  const usable = entries.flatMap((entry) => {
    const street = streetOf(entry, today)
    return street && pincodes.find(entry.pincode) ? [{ ...entry, street }] : []
  })
  if (usable.length < entries.length) log.warn('bureau-entries-dropped', { count: entries.length - usable.length })
  return bureauAddresses(usable, today, policy).map(({ street, city, state, pincode, reportedDate }) => ({
    ...street,
    city,
    state,
    pincode,
    type: 'RESIDENCE' as const,
    isEditied: 'N' as const,
    reportedDate,
  }))
}
