import type { Application } from '@card-journey/journey/application/application.ts'
import { documentsKey } from '@card-journey/journey/application/documents.ts'
import { withoutAnalysis } from '@card-journey/journey/application/document-changes.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { finalDecisionOutcome, type FinalOutcome } from '@card-journey/journey/rules/credit/final-decision.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { keepingTrace } from './decision-trace.ts'
import { evidenceOf, type Evidence } from './income-evidence.ts'
import { limitTermsOf } from './offer-terms.ts'

export type FinalRun =
  /** The analysis is still reading; `change`: it was asked just now. */
  | { kind: 'working'; change?: Change }
  /** The slips prove nothing: others may be sent. */
  | { kind: 'notAccepted'; change?: Change }
  | { kind: 'decided'; change: Change }
  /** What is missing, by month. */
  | { kind: 'refused'; months: Readonly<Record<string, string>> }
  | { kind: 'unavailable' }
  | { kind: 'noDecision' }

/**
 * The decision after income documents (finalBre). It rests on what the analysis says of exactly the documents that are
 * there: slips must have been accepted, a shared statement must have been reported on, whatever the report says. An outage,
 * garbage or an unknown word decides nothing.
 */
export async function decideOnDocuments(held: HeldApplication, deps: Deps): Promise<FinalRun> {
  const { application, now } = held
  const evidence = await evidenceOf(held, deps)
  switch (evidence.kind) {
    case 'unavailable':
    case 'refused':
    case 'working':
      return evidence
    case 'refusedBefore':
      return { kind: 'notAccepted' }
    case 'notAccepted':
      return { kind: 'notAccepted', change: { next: sendOthers(application, now), what: 'documents-not-accepted' } }
    case 'ended':
      return {
        kind: 'notAccepted',
        change: evidence.change ?? { next: openAgain(application, now), what: 'analysis-failed' },
      }
    case 'reported':
      return decideOn(held, evidence, deps)
  }
}

async function decideOn(
  { application, stored, at, now }: HeldApplication,
  { transactionId, accepted, monthlyIncome }: Extract<Evidence, { kind: 'reported' }>,
  deps: Deps,
): Promise<FinalRun> {
  const [{ mobileNumber }] = application.applicantDetails
  const request = {
    applicationReferenceNo: application.applicationReferenceNo,
    mobileNumber,
    analysisTransaction: transactionId,
    documentsAccepted: accepted,
    ...(monthlyIncome !== undefined && { monthlyIncome }),
  }
  const said = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'decision', intent: 'final', about: request },
    keepingTrace(deps.systems.decision.decideFinally, { call: 'finalBre' }, { applicationId: stored.id, at }, deps),
    request,
    {
      at,
      isUsable: (answer) =>
        answer.kind === 'answered' && finalDecisionOutcome(answer.value, application).kind !== 'error',
      harmless: true,
    },
  )
  if (said.kind === 'unavailable' || said.kind === 'unknown') return { kind: 'unavailable' }
  const outcome = said.kind === 'answered' ? finalDecisionOutcome(said.value, application) : undefined
  if (!outcome || outcome.kind === 'error') {
    deps.log.warn('no-decision', { reason: outcome?.cause ?? (said.kind === 'refused' ? said.code : 'unknown') })
    return { kind: 'noDecision' }
  }
  const next = withFinalDecision(application, outcome, now, deps)
  return { kind: 'decided', change: { next, what: 'decided-finally', detail: { outcome: outcome.kind } } }
}

function withFinalDecision(
  application: Application,
  outcome: Exclude<FinalOutcome, { kind: 'error' }>,
  now: string,
  { masterData }: Deps,
): Application {
  const { kind, marker, ...columns } = outcome
  const { decision, offerTerms } = application.facts
  const limit = outcome.kind === 'approve' ? limitTermsOf(application, outcome.creditLimit, masterData()) : undefined
  const decided = withFacts(application, {
    decision: { runs: 0, ...decision, systemDecision: kind, at: now },
    ...(limit && { offerTerms: { ...offerTerms, limit } }),
  })
  return setMarkerAfter('finalBre', { ...decided, ...columns }, marker, now)
}

/** The analysis is over, and uploads are open; the files stay, so that single ones can be replaced. */
const openAgain = (application: Application, now: string): Application =>
  setMarkerAfter('finalBre', withoutAnalysis(application), 'DELIVERY_ADDRESS_SUBMIT', now)

/** The same, remembering which documents proved nothing: they are not sent a second time. */
function sendOthers(application: Application, now: string): Application {
  const open = openAgain(application, now)
  const { documents } = open.facts
  const notAccepted = { for: documentsKey(documents), at: now }
  return documents ? withFacts(open, { documents: { ...documents, notAccepted } }) : open
}
