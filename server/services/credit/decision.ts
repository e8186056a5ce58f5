import { incomeRange } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import {
  decisionOutcome,
  waivedIn,
  type DecisionAnswer,
  type DecisionOutcome,
} from '@card-journey/journey/rules/credit/business-rules.ts'
import { isUsableReport } from '@card-journey/journey/rules/bureau/bureau-enquiry.ts'
import { isRedecision } from '@card-journey/journey/rules/credit/redecision.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { DecisionRequest } from '@card-journey/providers/decision/port.ts'
import { dormantOf } from '@card-journey/journey/rules/customer/crn-status.ts'
import type { Deps } from '../../compose.ts'
import { askBureaus } from './bureau.ts'
import { effectOnce } from '../effect-once.ts'
import { keepingTrace } from './decision-trace.ts'
import { depositOf, isSecured, offerTermsOf } from './offer-terms.ts'
import type { TrustAnswer } from './trust-code.ts'

export type Decided =
  | { kind: 'decided'; application: Application; answer: DecisionAnswer; outcome: DecisionOutcome }
  | { kind: 'unavailable' }
  /** There is no report about the current person: today's enquiries are used up, or both bureaus failed. */
  | { kind: 'noReport'; problem: 'bureauTomorrow' | 'C101' }
  | { kind: 'noDecision'; cause: string }

/**
 * Asks the rules engine once per run and inputs, and writes the outcome into the record. A changed answer makes another
 * question: an older decision is never applied to it. The run counts once its outcome is saved. An outage, garbage or
 * an unknown word never approves: the marker stays and the engine is asked again (T24).
 */
export async function decide(
  application: Application,
  applicationId: string,
  trust: TrustAnswer,
  { at, now, today }: { at: number; now: string; today: string },
  deps: Deps,
): Promise<Decided> {
  const monthlyIncomeFrom = incomeFrom(application, deps)
  // Refused before the engine is asked: an unknown income code is not an income of 0.
  if (monthlyIncomeFrom === undefined) return { kind: 'noDecision', cause: 'INCOME_RANGE_UNLISTED' }
  const report = await reportOf(application, applicationId, { at, today }, deps)
  if (report === 'tomorrow') return { kind: 'noReport', problem: 'bureauTomorrow' }
  if (report === 'failed') return { kind: 'noReport', problem: 'C101' }
  const about = withFacts(application, { bureau: report })
  return decideOn(about, applicationId, { ...trust, monthlyIncomeFrom }, { at, now }, deps)
}

/** The report about the person on record; for a new-to-bank applicant without one, a bureau is asked first. */
async function reportOf(
  application: Application,
  applicationId: string,
  day: { at: number; today: string },
  deps: Deps,
): Promise<Application['facts']['bureau'] | 'tomorrow' | 'failed'> {
  const { bureau } = application.facts
  const { bureauReportDays } = deps.masterData().policy
  if (isUsableReport(bureau, personKey(personOf(application)), day.today, bureauReportDays)) return bureau
  if (application.customerType === 'ETB') return undefined
  return (await askBureaus(application, applicationId, day, deps)) ?? 'failed'
}

async function decideOn(
  application: Application,
  applicationId: string,
  given: TrustAnswer & Pick<DecisionRequest, 'monthlyIncomeFrom'>,
  { at, now }: { at: number; now: string },
  deps: Deps,
): Promise<Decided> {
  const runs = application.facts.decision?.runs ?? 0
  const request = requestOf(application, runs + 1, given, deps)
  const { policy } = deps.masterData()
  const outcomeOf = (answer: DecisionAnswer): DecisionOutcome =>
    decisionOutcome(answer, {
      again: isRedecision(application.customerType, runs),
      customerType: application.customerType,
      softCodes: isSecured(application, policy) ? [] : policy.softRejectCodes,
      hasOfficeAddress: addressOf(viewOf(application), 'OFFICE') !== undefined,
    })
  const answer = await effectOnce(
    deps,
    { applicationId, system: 'decision', intent: 'run', about: { ...request } },
    keepingTrace(
      deps.systems.decision.decide,
      { call: 'breResponseDetails', run: runs + 1 },
      { applicationId, at },
      deps,
    ),
    request,
    {
      at,
      isUsable: (said) => said.kind === 'answered' && outcomeOf(said.value).kind !== 'error',
      harmless: true,
    },
  )
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') return { kind: 'unavailable' }
  if (answer.kind === 'refused') return { kind: 'noDecision', cause: answer.code }
  const outcome = outcomeOf(answer.value)
  if (outcome.kind === 'error') return { kind: 'noDecision', cause: outcome.cause }
  const about = await withCrnStatus(application, deps)
  if (!about) return { kind: 'unavailable' }
  return {
    kind: 'decided',
    application: withDecision(withOffer(about, outcome, deps), outcome, answer.value, runs + 1, now),
    answer: answer.value,
    outcome,
  }
}

/** Whether an existing customer's CRN is dormant (CR-01), asked with the decision; undefined: the bank does not say. */
async function withCrnStatus(application: Application, { systems }: Deps): Promise<Application | undefined> {
  const { customerType, crn } = application
  if (customerType === 'NTB' || !crn) return application
  const answer = await systems.coreBank.crnStatus({ crn })
  if (answer.kind !== 'answered') return undefined
  return { ...application, dormant: dormantOf(answer.value.crnStatus) }
}

/** The lower end of the income range on record, 0 without one; undefined if the bank no longer lists its code. */
function incomeFrom({ workDetails }: Application, { masterData }: Deps): number | undefined {
  const code = workDetails?.incomeRange
  if (!code) return 0
  const range = incomeRange(masterData(), code)
  return range && (range.lower ?? 0)
}

function requestOf(
  application: Application,
  run: number,
  given: TrustAnswer & Pick<DecisionRequest, 'monthlyIncomeFrom'>,
  { masterData }: Deps,
): DecisionRequest {
  const [person] = application.applicantDetails
  return {
    applicationReferenceNo: application.applicationReferenceNo,
    productCode: application.productCode.toUpperCase(),
    customerType: application.customerType,
    run,
    secured: isSecured(application, masterData().policy),
    depositAmount: depositOf(application, masterData()),
    mobileNumber: person.mobileNumber,
    panNumber: person.panNumber ?? '',
    dateOfBirth: person.dateOfBirth ?? '',
    gender: person.gender ?? 'OTHER',
    employmentType: application.workDetails?.employmentType ?? 'HOMEMAKER',
    pincode: addressOf(viewOf(application), 'RESIDENCE')?.pincode ?? '',
    bureauScore: application.facts.bureau?.score,
    ...given,
  }
}

/** What the applicant may choose of the outcome, and the deposit that it rests on. */
function withOffer(
  application: Application,
  outcome: Exclude<DecisionOutcome, { kind: 'error' }>,
  { masterData }: Deps,
): Application {
  if (outcome.kind === 'socialTrust') return application
  const master = masterData()
  const depositAmount = depositOf(application, master)
  const offer = withFacts(application, { offerTerms: offerTermsOf(application, outcome, master) })
  return depositAmount === undefined ? offer : { ...offer, depositAmount }
}

function withDecision(
  application: Application,
  outcome: Exclude<DecisionOutcome, { kind: 'error' }>,
  answer: DecisionAnswer,
  runs: number,
  now: string,
): Application {
  const former = application.facts.decision
  if (outcome.kind === 'socialTrust') {
    return withFacts(application, {
      decision: { ...former, runs, at: now, socialTrustRequestId: outcome.requestId },
      trustCode: { for: outcome.requestId, resends: 0, sentAt: now },
    })
  }
  const word = outcome.kind === 'reject' ? 'reject' : outcome.breFinalStatus
  const softOffer = outcome.kind === 'reject' && outcome.soft ? ('open' as const) : former?.softOffer
  const facts = withFacts(application, {
    decision: {
      runs,
      at: now,
      systemDecision: word,
      waivers: waivedIn(answer),
      softOffer,
      socialTrustRequestId: undefined,
    },
  })
  const { kind: _kind, marker, screen: _screen, ...columns } = outcome
  const {
    soft: _soft,
    setsRejectedDate: _dated,
    ...kept
  } = columns as typeof columns & { soft?: boolean; setsRejectedDate?: boolean }
  return setMarkerAfter(
    'breResponseDetails',
    { ...facts, ...kept, incomeDocRequired: answer.incomeDocRequired },
    marker,
    now,
  )
}
