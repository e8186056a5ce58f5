import { addressOf } from '../application/due.ts'
import type { Address } from '../application/address.ts'
import type { Application } from '../application/application.ts'
import { personKey, personOf, registryKey } from '../application/person.ts'
import { withFacts } from '../application/record.ts'
import type { AskingScreen } from '../steps/forms.ts'
import type { Answers } from '../steps/form.ts'
import type { ActionRow, Need } from '../steps/action.ts'
import { actions } from '../steps/actions.ts'
import { applyAction } from './apply.ts'
import { guard } from './guard.ts'
import { mayAct } from './may-act.ts'
import type { CallId } from '../ids/calls.ts'
import { etbPushes } from '../ids/marker-groups.ts'
import type { CustomerType, Marker } from '../ids/markers.ts'
import { companyOf, panFactKey, pincodeAsked } from '../steps/needs.ts'
import { endTicket, forgetIdentity } from './restart.ts'
import { awaitsScreening } from '../rules/identity/screening.ts'
import { setMarker } from './set-marker.ts'
import {
  newApplication,
  sampleAnswers,
  sampleDay,
  sampleEligibleCard,
  sampleEligibleCards,
  sampleSecuredProduct,
  sampleTime,
} from '../steps/sample-answers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { isScreenId, screenIds } from '../ids/screen-ids.ts'
import { backOfficeOutcomes } from './back-office.ts'
import { callOutcomes } from './outcomes.ts'
import { standing } from './standing.ts'

/**
 * Sample records for tests, documents and the sandbox bank's people, derived from the flow itself: from a new application every action that may be done,
 * every answer a provider may give and every job that may run is tried with sample answers, breadth first, so that
 * what is found is what an applicant can really reach, by the shortest way.
 */
export interface Reached {
  record: Application
  screen: ScreenId
  /** How it was reached: `screen action`, a call's or a job's name, one after the other. */
  way: readonly string[]
  /** The screens stood on, in order, without repeats in a row. */
  passed: readonly ScreenId[]
}

const at = sampleTime
const bureauAddress: Address = {
  // Safe: the sample answers every question of an address.
  ...(sampleAnswers['home-address'] as unknown as Address),
  type: 'RESIDENCE',
  isEditied: 'N',
}

type Variants = (record: Application) => readonly Application[]

const decided = (
  record: Application,
  part: Partial<Application>,
  decision: Partial<NonNullable<Application['facts']['decision']>>,
) =>
  withFacts(
    { ...record, ...part },
    { offer: undefined, decision: { runs: (record.facts.decision?.runs ?? 0) + 1, at, ...decision } },
  )

const only = (holds: boolean, record: Application): readonly Application[] => (holds ? [record] : [])
const mode =
  (...modes: readonly Application['journeyMode'][]): Variants =>
  (record) =>
    only(modes.includes(record.journeyMode), record)

const searched = (record: Application, result: Partial<NonNullable<Application['facts']['ckyc']>>) =>
  withFacts(record, {
    ckyc: { ...record.facts.ckyc, for: registryKey(record.applicantDetails[0]), searchedAt: at, ...result },
  })

const reportAbout = (record: Application) => ({ for: personKey(personOf(record)), day: sampleDay })

/** What a provider's answer brings with the marker it sets; none: that marker can't come now. */
const withMarker: Partial<Record<Marker, Variants>> = {
  RESIDENCE_ADDRESS: (record) => [
    withFacts(record, { bureau: { ...reportAbout(record), bureau: 'none', addresses: [] } }),
  ],
  BRE_APPROVED: (record) => {
    const approve = { systemDecision: 'approve' } as const
    const first = (record.facts.decision?.runs ?? 0) === 0
    return [
      decided(record, { journeyMode: 'STP', creditLimit: 200000 }, approve),
      decided(record, { journeyMode: 'SSTP', creditLimit: 200000 }, approve),
      ...(first && record.customerType === 'NTB'
        ? [decided(record, { journeyMode: 'SSTP', creditLimit: 100000 }, { systemDecision: 'refer' })]
        : []),
    ]
  },
  BRE_REJECT: (record) => [
    decided(record, {}, { systemDecision: 'reject' }),
    ...(record.facts.decision?.softOffer ? [] : [decided(record, {}, { systemDecision: 'reject', softOffer: 'open' })]),
  ],
  FIRST_BRE_REFERRED: (record) =>
    record.customerType === 'NTB' && !record.facts.decision
      ? []
      : [decided(record, { journeyMode: 'NSTP', isDocRequired: 'Y' }, { systemDecision: 'refer' })],
  CKYC_APPROVED: mode('STP', 'SSTP'),
  CKYC_REJECT: mode('STP', 'SSTP'),
  CKYC_REFER: mode('STP', 'SSTP'),
  NSTP_CKYC_APPROVED: mode('NSTP'),
  NSTP_CKYC_REJECT: mode('NSTP'),
  NSTP_CKYC_REFER: mode('NSTP'),
  TANDCMATCH_FOUND: (record) => [searched(record, { found: true, recordId: '50009876543210' })],
  TANDCMATCH_NOTFOUND: (record) => [searched(record, { found: false })],
  AADHAAR_SUBMIT: (record) => [
    withFacts(record, { aadhaar: { ...record.facts.aadhaar, verifiedAt: at, referenceKey: 'key', last4: '0124' } }),
  ],
  SCAN_DOCUMENT: (record) => [withFacts(record, { scan: { document: 'Passport', at } })],
  VKYC_INIT: (record) => [
    withFacts(record, { videoKyc: { requirementsAt: at, location: { insideIndia: true, at }, ticket: 't' } }),
  ],
  PENDING: (record) =>
    record.customerType === 'NTB'
      ? [withFacts(record, { videoKyc: { ...record.facts.videoKyc, outcome: 'refer' } })]
      : !record.facts.terms
        ? [withFacts(offered(record, 'PA'), { screening: waitingFor('OFFER_CHECK_PA') })]
        : etbPushes
            .filter((pushed) => pushed === record.completedScreen)
            .map((pushed) => withFacts(record, { unconfirmed: { at: pushed, since: at } })),
  LOS_PUSH: mode('SSTP'),
  CRM_PUSH: mode('NSTP'),
  VISIONPLUS_APPROVED: (record) =>
    only(record.completedScreen !== 'BCIF_APPROVED' || record.journeyMode === 'STP', record),
  VISIONPLUS_PUSH: (record) =>
    only(
      record.completedScreen !== 'BCIF_PUSH' || record.journeyMode === 'STP',
      withFacts(record, { cardOrder: { at, refusals: 0 } }),
    ),
  MPIN_SET: (record) => [withFacts(record, { mpin: { setAt: at, failures: 0 } })],
  BCIF_PUSH: (record) => only(record.facts.terms !== undefined, record),
  ELIGIBLE_CARDS: (record) =>
    only(
      record.facts.cardChoice === undefined,
      withFacts(record, { customer: { ...record.facts.customer, cards: sampleEligibleCards } }),
    ),
  MISSING_PERSONAL_DETAILS: (record) => [
    withFacts(record, { customer: { ...record.facts.customer, missing: ['emailId'] } }),
  ],
  MISSING_OFFICE_ADDRESS: (record) => [
    {
      ...record,
      customerOfferType: 'PA',
      workDetails: { employmentType: 'SALARIED' },
      addressDetails: [bureauAddress],
    },
  ],
  OFFER_CHECK_PA: (record) => [offered(record, 'PA')],
  OFFER_CHECK_PQ: (record) => [offered(record, 'PQ')],
  OFFER_CHECK_NPQ: (record) => [offered(record, 'NPQ')],
}

const offered = (record: Application, customerOfferType: 'PA' | 'PQ' | 'NPQ'): Application => ({
  ...record,
  customerOfferType,
  addressDetails: [bureauAddress],
})

const waitingFor = (resumeAt: Marker) => ({ for: 'the person', result: 'hit' as const, caseId: 'case', resumeAt })

const video = (record: Application, facts: NonNullable<Application['facts']['videoKyc']>): Application =>
  withFacts(record, { videoKyc: { ...record.facts.videoKyc, ...facts } })

/** What a call's answer brings without a marker. */
const withoutMarker: Readonly<Partial<Record<CallId, Variants>>> = {
  bureauCheck: (record) => [
    withFacts(record, { bureau: { ...reportAbout(record), bureau: 'first', addresses: [bureauAddress] } }),
  ],
  breResponseDetails: (record) =>
    record.completedScreen.startsWith('RESIDENCE') && !record.facts.decision
      ? [withFacts(record, { decision: { runs: 1, socialTrustRequestId: 'request' } })]
      : [],
  validateDOB: (record) => [withFacts(record, { customer: { ...record.facts.customer, kycUpdated: 'N' } })],
  aadharOTP: (record) => [withFacts(record, { aadhaar: { ...record.facts.aadhaar, otpSentAt: at } })],
  validateAadharOTP: (record) =>
    (['code', 'gender', 'age'] as const).map((refused) =>
      withFacts(record, { aadhaar: { ...record.facts.aadhaar, wrongCodes: 1, refused } }),
    ),
  getLocationDetails: (record) => [video(record, { location: { insideIndia: true, at } })],
  vkycCustomerHandshake: (record) => [video(record, { room: 'room' }), endTicket(record, at)],
  vkycCallWait: (record) => [forgetIdentity(record, at, 'tooOldAt')],
  initiateTransaction: (record) => [{ ...record, perfiosTransactionId: 'transaction' }],
  setMPIN: (record) => [withFacts(record, { mpin: { failures: 3, lockedUntil: at } })],
}

/** Facts that meet a need, and those that turn the application. */
function answered(need: Need, row: ActionRow, record: Application, answers: Answers): readonly Application[] {
  const pan = { for: panFactKey(answers, record), status: 'valid', names: 'match', birthDate: 'match' } as const
  switch (need) {
    case 'emailVerified':
      return [withFacts(record, { email: { verified: answers.emailId ?? '', at } })]
    case 'panValid':
      return [withFacts(record, { pan })]
    case 'panFree':
      return (['free', 'customer', 'customerNoMobile'] as const).map((result) =>
        withFacts(record, { panDedupe: { for: answers.panNumber ?? '', result } }),
      )
    case 'personScreened':
      return (['clear', 'hit'] as const).map((result) =>
        withFacts(record, { screening: { for: panFactKey(answers, record), result } }),
      )
    case 'companyNotExcluded':
      return [false, true].map((excluded) =>
        withFacts(record, { negativeCheck: { for: companyOf(answers), excluded } }),
      )
    case 'bureauAsked':
      return [record]
    case 'pincodeServed':
      return (answers.pincodeConfirmed === 'Y' ? (['unserved'] as const) : (['served'] as const)).map((result) =>
        withFacts(record, { pincode: { for: pincodeAsked(row, record, answers).pincode, result } }),
      )
    case 'securedProductKnown':
      return [withFacts(record, { securedProduct: sampleSecuredProduct })]
    case 'crnOwn':
      return [withFacts(record, { typedCrn: { for: answers.crn ?? '', result: 'own' } })]
    case 'eligibleCardKnown':
      return [withFacts(record, { eligibleCard: sampleEligibleCard })]
  }
}

/** The answers tried on a screen: the sample, an employment without an office, an unserved pincode confirmed. */
function answersTried(row: ActionRow): readonly Answers[] {
  if (!row.answers) return [{}]
  const sample = sampleAnswers[row.screen as AskingScreen]
  if (row.screen === 'work-details') return [sample, { employmentType: 'STUDENT' }]
  if (row.screen === 'more-personal-details') return [sample, { ...sample, taxIndiaOnly: 'N', taxElsewhere: 'Y' }]
  return 'pincodeConfirmed' in sample ? [sample, { ...sample, pincodeConfirmed: 'Y' }] : [sample]
}

/** Every record that one action, answer or job makes of this one. */
function* next(record: Application): Generator<{ by: string; record: Application }> {
  for (const row of actions) {
    if (row.customerType !== record.customerType || !mayAct(record, row.screen, row.action)) continue
    if (row.needs.includes('bureauAsked') && !record.facts.bureau) continue
    if (row.screen === 'confirm-home-address' && row.action === 'submit' && !record.facts.bureau?.addresses.length)
      continue
    for (const answers of answersTried(row)) {
      let ready: readonly Application[] = [record]
      for (const need of row.needs) ready = ready.flatMap((each) => answered(need, row, each, answers))
      for (const each of ready) {
        const applied = applyAction(each, row, answers, at)
        const by = `${row.screen} ${row.action}`
        if (row.sets !== 'outcome') yield { by, record: applied }
        for (const outcome of row.call ? outcomesOf(row.call, applied) : []) yield { by, record: outcome }
      }
    }
  }
  const { screening } = record.facts
  if (awaitsScreening(record) && screening?.resumeAt) {
    const cleared = withFacts(record, { screening: { ...screening, outcome: 'cleared', resumeAt: undefined } })
    yield { by: 'screening-review', record: setMarker(cleared, screening.resumeAt, at) }
    yield { by: 'screening-review', record: setMarker(record, 'INTERNAL_REJECTION', at) }
    return
  }
  for (const outcome of backOfficeOutcomes) {
    if (outcome.customerType !== record.customerType || !outcome.from.includes(record.completedScreen)) continue
    for (const each of withMarker[outcome.marker]?.(record) ?? [record])
      yield { by: outcome.by.join(' '), record: setMarker(each, outcome.marker, at) }
  }
  // Outcomes of calls that no action carries: the bank itself takes up an address update.
  for (const outcome of callOutcomes) {
    if (record.completedScreen !== 'ADDRESS_UPDATE_PENDING') continue
    if (outcome.customerType !== record.customerType || !outcome.from.includes(record.completedScreen)) continue
    for (const each of withMarker[outcome.marker]?.(record) ?? [record])
      yield { by: outcome.by.join(' '), record: setMarker(each, outcome.marker, at) }
  }
}

function* outcomesOf(call: CallId, record: Application): Generator<Application> {
  yield* withoutMarker[call]?.(record) ?? []
  for (const outcome of callOutcomes) {
    if (outcome.customerType !== record.customerType || !outcome.by.includes(call)) continue
    if (!outcome.from.includes(record.completedScreen)) continue
    for (const each of withMarker[outcome.marker]?.(record) ?? [record]) yield setMarker(each, outcome.marker, at)
  }
}

const starts = (customerType: CustomerType): readonly Application[] => {
  const fresh = newApplication(customerType)
  if (customerType === 'NTB') return [fresh]
  return [
    withFacts(fresh, { customer: { crns: ['****1231'], known: 'Y' } }),
    withFacts(fresh, { customer: { crns: ['****1231', '****1232', '****1233'], known: 'Y' } }),
    withFacts(fresh, { customer: { crns: [], known: 'Y' } }),
  ]
}

/** What tells two records apart for the flow: where they stand, what is open to them, what the next outcome reads. */
const keyOf = (record: Application): string =>
  JSON.stringify([
    record.completedScreen,
    standing(record),
    screenIds.filter((screen) => guard(record, screen) === 'allowed'),
    record.journeyMode,
    record.customerOfferType,
    record.workDetails?.employmentType,
    record.facts.decision?.systemDecision,
    record.facts.decision?.softOffer,
    record.facts.decision !== undefined,
    record.facts.bureau?.addresses.length,
    record.facts.enquiry !== undefined,
    record.facts.officeSavedAt !== undefined,
    record.facts.terms !== undefined,
    addressOf(record, 'DELIVERY') !== undefined,
  ])

const found = new Map<CustomerType, readonly Reached[]>()

/** Everything that can be reached, the shortest way first. Computed once per customer type. */
export function reachable(customerType: CustomerType): readonly Reached[] {
  const known = found.get(customerType)
  if (known) return known
  const all = reachableFrom(starts(customerType))
  found.set(customerType, all)
  return all
}

/** The same from given records on, themselves included. */
export function reachableFrom(records: readonly Application[]): readonly Reached[] {
  const seen = new Set<string>()
  const queue: Reached[] = records.map((record) => {
    const screen = standing(record)
    return { record, screen, way: [], passed: [screen] }
  })
  for (const { record, way, passed } of queue) {
    for (const { by, record: after } of next(record)) {
      const key = keyOf(after)
      if (seen.has(key)) continue
      seen.add(key)
      const screen = standing(after)
      const same = passed.at(-1) === screen
      queue.push({ record: after, screen, way: [...way, by], passed: same ? passed : [...passed, screen] })
    }
  }
  return queue
}

/** Every step from one screen to another that an action, an answer or a job makes, with what makes it. */
export function steps(customerType: CustomerType): readonly { from: ScreenId; to: ScreenId; by: string }[] {
  const known = new Map<string, { from: ScreenId; to: ScreenId; by: string }>()
  for (const { record, screen: from } of reachable(customerType))
    for (const { by, record: after } of next(record)) {
      const to = standing(after)
      if (to !== from) known.set(`${from} ${to} ${by}`, { from, to, by })
    }
  return [...known.values()]
}

/** The record of an applicant who stands on a screen, or whose marker this is. Throws when nothing leads there. */
export function recordUpTo(target: ScreenId | Marker, customerType: CustomerType): Application {
  const hit = reachable(customerType).find(({ record, screen }) =>
    isScreenId(target) ? screen === target : record.completedScreen === target,
  )
  if (!hit) throw new Error(`${customerType}: nothing leads to ${target}`)
  return hit.record
}
