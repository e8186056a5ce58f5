import type { Application } from '@card-journey/journey/application/application.ts'
import { documentsKey } from '@card-journey/journey/application/documents.ts'
import { statementReport } from '@card-journey/journey/rules/credit/statement.ts'
import type { AnalysisReport } from '@card-journey/providers/document-analysis/port.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { reportOf } from '../documents/analysis.ts'
import { requestReport } from '../documents/request-report.ts'
import { lookForReport } from '../documents/statement-look.ts'
import type { HeldApplication } from '../held-application.ts'

/** What proves an applicant's income, as far as it is known. */
export type Evidence =
  | { kind: 'reported'; transactionId: string; accepted: boolean; monthlyIncome?: number | undefined }
  /** `change`: a report was requested, or found, just now. */
  | { kind: 'working'; change?: Change }
  /** The analysis says no to these slips. */
  | { kind: 'notAccepted' }
  /** It said so before, of the same ones. */
  | { kind: 'refusedBefore' }
  /** The analysis is over without a report. */
  | { kind: 'ended'; change?: Change }
  | { kind: 'refused'; months: Readonly<Record<string, string>> }
  | { kind: 'unavailable' }

/** A shared statement while one is under way, else the slips. */
export async function evidenceOf(held: HeldApplication, deps: Deps): Promise<Evidence> {
  const { application } = held
  return application.completedScreen === 'PERFIOS' && !slipsReportOf(application)
    ? statementEvidence(held, deps)
    : slipsEvidence(held, deps)
}

/** The report that was requested about exactly the slips that are there, in the analysis that is open. */
function slipsReportOf({ facts, perfiosTransactionId }: Application): { transactionId: string } | undefined {
  const analysis = facts.documents?.analysis
  const isTheirs = analysis?.askedAt && analysis.for !== '' && analysis.for === documentsKey(facts.documents)
  return isTheirs && analysis.transactionId === perfiosTransactionId ? analysis : undefined
}

async function slipsEvidence(held: HeldApplication, deps: Deps): Promise<Evidence> {
  const { application, stored } = held
  const { documents } = application.facts
  if (documents?.notAccepted && documents.notAccepted.for === documentsKey(documents)) return { kind: 'refusedBefore' }
  const requested = slipsReportOf(application)
  if (!requested) {
    const asked = await requestReport(application, stored.id, held, deps)
    if (asked.kind !== 'requested') return asked
    return { kind: 'working', change: { next: asked.application, what: 'report-requested' } }
  }
  const report = await reportOf(application, deps)
  if (report?.state === 'ready' && !report.accepted) return { kind: 'notAccepted' }
  return reported(report, requested.transactionId)
}

/** What is found is saved first; the next look decides on it. */
async function statementEvidence(held: HeldApplication, deps: Deps): Promise<Evidence> {
  const { application } = held
  const look = await lookForReport(application, held, deps)
  if (look.kind === 'working') return look
  if (look.kind === 'none') return slipsEvidence(held, deps)
  if (look.kind === 'ended') return look
  if (look.change) return { kind: 'working', change: look.change }
  const report = statementReport(application)
  const { perfiosTransactionId: transactionId } = application
  if (!report || !transactionId) return { kind: 'unavailable' }
  return { kind: 'reported', transactionId, accepted: report.accepted, monthlyIncome: report.monthlyIncome }
}

function reported(report: AnalysisReport | undefined, transactionId: string): Evidence {
  if (!report) return { kind: 'unavailable' }
  if (report.state === 'working') return { kind: 'working' }
  if (report.state === 'failed' || transactionId === '') return { kind: 'ended' }
  return { kind: 'reported', transactionId, accepted: report.accepted, monthlyIncome: report.monthlyIncome }
}
