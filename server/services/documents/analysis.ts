import type { Application } from '@card-journey/journey/application/application.ts'
import type { AnalysisReport } from '@card-journey/providers/document-analysis/port.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'

/** The system's name in stored references. */
export const analysisSystem = 'document-analysis'

/**
 * The record with an analysis: the one under way, whoever began it, or a new one. After one that was given up
 * (`documents.ended`) the next is another. Undefined if the provider does not answer.
 */
export async function openAnalysis(
  application: Application,
  applicationId: string,
  at: number,
  deps: Deps,
): Promise<(Application & { perfiosTransactionId: string }) | undefined> {
  const { perfiosTransactionId } = application
  if (perfiosTransactionId) return { ...application, perfiosTransactionId }
  const [{ mobileNumber }] = application.applicantDetails
  const opened = await effectOnce(
    deps,
    {
      applicationId,
      system: analysisSystem,
      intent: 'initiate',
      about: { after: application.facts.documents?.ended ?? '' },
    },
    deps.systems.documentAnalysis.initiate,
    { applicationReferenceNo: applicationId, mobileNumber },
    { at },
  )
  return opened.kind === 'answered' ? { ...application, perfiosTransactionId: opened.value.transactionId } : undefined
}

/** What the analysis under way says now. Undefined without one, or if the provider does not answer. */
export async function reportOf(application: Application, { systems }: Deps): Promise<AnalysisReport | undefined> {
  const { perfiosTransactionId: transactionId } = application
  if (!transactionId) return undefined
  const answer = await systems.documentAnalysis.retrieve({ transactionId })
  if (answer.kind === 'answered') return answer.value
  // The provider knows no such transaction, or has closed it.
  return answer.kind === 'refused' ? { state: 'failed' } : undefined
}
