import type { Application } from '@card-journey/journey/application/application.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { etbIdentity } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { fingerprint, type Inputs } from '../../crypto/fingerprint.ts'
import type { StoredApplication } from '../../store/store.ts'
import { giveBackOnce } from '../give-back-once.ts'
import type { Moment } from '../held-application.ts'

type AttemptsLeft = NonNullable<ApplicationView['attemptsLeft']>

/** One attempt, counted before any host compares; one that the host found right, or did not compare, is given back. */
export interface Attempt {
  /** How many are left of the day. */
  left: number
  giveBack: () => Promise<void>
}

type AttemptName = 'pan' | 'crn' | 'birth-date'

interface Attempting {
  applicationId: string
  application: Application
  transactionId: string
  /** The day in India. */
  today: string
  at: number
}

const recognising: readonly Marker[] = etbIdentity

/**
 * By withdrawing and applying again a person gets the day's attempts of an application once more, and not a third time.
 */
const applicationsPerDay = 2

const ofApplication = (name: AttemptName, applicationId: string, today: string): string =>
  `${name}-tries:${applicationId}:${today}`

/** Counters that a new application doesn't renew: of the mobile number, and of the customer whose birth date is asked. */
function ofPerson(name: AttemptName, { application, today }: Pick<Attempting, 'application' | 'today'>): string[] {
  const { crn, applicantDetails } = application
  const [{ mobileNumber }] = applicantDetails
  const ofMobile = `${name}-tries:mobile:${mobileNumber}:${today}`
  return name === 'birth-date' && crn ? [ofMobile, `${name}-tries:crn:${crn}:${today}`] : [ofMobile]
}

/** Everything that an attempt is counted by, and how often. */
const countersOf = (
  name: AttemptName,
  { applicationId, ...about }: Pick<Attempting, 'applicationId' | 'application' | 'today'>,
  limit: number,
): { key: string; limit: number }[] => [
  ...ofPerson(name, about).map((key) => ({ key, limit: limit * applicationsPerDay })),
  { key: ofApplication(name, applicationId, about.today), limit },
]

/**
 * Takes one of the day's attempts of a person and of an application, beside the record and in the statements that count: of
 * any number at once no more than the limits pass. A repetition of the same transaction with the same inputs counts once; it
 * passes a counter only where the attempt it repeats has been counted.
 */
export async function takeAttempt(
  name: AttemptName,
  about: Inputs,
  { applicationId, application, transactionId, today, at }: Attempting,
  { store: { limits }, secrets, masterData }: Pick<Deps, 'store' | 'secrets' | 'masterData'>,
): Promise<Attempt | 'spent'> {
  const limit = masterData().policy.attempts.triesPerDay
  const transaction = `${applicationId}:${transactionId}:${fingerprint(secrets.effects, about)}`
  const taken: { key: string; once: string }[] = []
  const giveBack = async () => {
    for (const one of taken) await giveBackOnce(limits, one)
  }
  let left = limit
  for (const counter of countersOf(name, { applicationId, application, today }, limit)) {
    const once = `${counter.key}:${transaction}`
    const one = await limits.takeOnce({ ...counter, once, windowSeconds: daySeconds, at })
    if (one.kind === 'spent') {
      await giveBack()
      return 'spent'
    }
    if (one.kind === 'taken') taken.push({ key: counter.key, once })
    left = Math.min(left, one.left)
  }
  return { left, giveBack }
}

/** What is left of a customer's attempts today, where some are used, as far as the application still asks. */
export async function attemptsLeft(
  { id, document }: Pick<StoredApplication, 'id' | 'document'>,
  { at, today }: Pick<Moment, 'at' | 'today'>,
  { store: { limits }, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<AttemptsLeft> {
  if (document.customerType !== 'ETB' || !recognising.includes(document.completedScreen)) return {}
  const limit = masterData().policy.attempts.triesPerDay
  const leftOf = async (name: AttemptName) => {
    const counters = countersOf(name, { applicationId: id, application: document, today }, limit)
    const looks = await Promise.all(counters.map((counter) => limits.look({ ...counter, at })))
    return Math.min(...looks.map(({ left }) => left))
  }
  const [crn, birthDate] = await Promise.all([leftOf('crn'), leftOf('birth-date')])
  return { ...(crn < limit && { crn }), ...(birthDate < limit && { birthDate }) }
}
