import { isDeepStrictEqual } from 'node:util'
import type { Consent } from '@card-journey/journey/application/consent.ts'
import { isAirlineCobrand } from '@card-journey/journey/application/due.ts'
import { withApplicant } from '@card-journey/journey/application/record.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type OutdatedConsents } from '../consent/consents.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'

/** `unchecked`: the airline does not answer. */
export type Member = 'known' | 'unknown' | 'unchecked'

/** Asks the airline about a number that was entered; undefined for a card that is not the airline's. */
export async function lookUpMember(
  { view }: Pick<HeldApplication, 'view'>,
  frequentFlyerNumber: string,
  { systems }: Pick<Deps, 'systems'>,
): Promise<Member | undefined> {
  if (!isAirlineCobrand(view)) return undefined
  const answer = await systems.airline.member({ frequentFlyerNumber })
  if (answer.kind !== 'answered') return 'unchecked'
  return answer.value.known ? 'known' : 'unknown'
}

/** What the airline is told of an applicant. */
function enrolled({ applicantDetails: [person] }: Application) {
  const { mobileNumber, firstName = '', lastName = '', dateOfBirth = '', emailId = '' } = person
  return { mobileNumber, firstName, lastName, dateOfBirth, emailId }
}

export type Joining =
  | { kind: 'noAirline' }
  | { kind: 'outdated'; fields: OutdatedConsents }
  | { kind: 'asked'; change: Change }

/**
 * Has the airline enrol the applicant, once per person, or tell the number they have. The consent is recorded whatever
 * the airline says, because it was asked; without a number the application continues all the same.
 */
export async function joinAirline(
  { application, stored, view, at }: HeldApplication,
  { consent, language }: { consent: Consent; language: string | undefined },
  deps: Deps,
): Promise<Joining> {
  if (!isAirlineCobrand(view)) return { kind: 'noAirline' }
  const outdated = outdatedConsents([consent], deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }
  const person = enrolled(application)
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'airline', intent: 'register-member', about: person },
    deps.systems.airline.registerMember,
    person,
    { at },
  )
  const number = answer.kind === 'answered' ? answer.value.frequentFlyerNumber : undefined
  const [{ frequentFlyerNumber: before }] = application.applicantDetails
  // Of another person, or in place of a number entered meanwhile, it is not written.
  const isWanted = (record: Application): boolean =>
    isDeepStrictEqual(enrolled(record), person) && record.applicantDetails[0].frequentFlyerNumber === before
  const withNumber = (record: Application): Application =>
    number && isWanted(record) ? withApplicant(record, { frequentFlyerNumber: number }) : record
  return {
    kind: 'asked',
    change: {
      next: withNumber(application),
      again: withNumber,
      what: 'airline-asked',
      detail: { joined: number !== undefined },
      consents: consentEntries([consent], language ?? 'en', deps.masterData()),
    },
  }
}
