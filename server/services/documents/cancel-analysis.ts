import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { gatewayReference } from '../messages/send-message.ts'

/** Ends an analysis at the document-analysis system: once, whatever gave it up and however often. */
export const cancellation = (transactionId: string): OutboxEntry => ({
  kind: 'cancel-analysis',
  reference: transactionId,
  payload: { transactionId },
})

export async function cancelAnalysis(
  { reference, applicationId, payload: { transactionId } }: Job<'cancel-analysis'>,
  { systems }: Pick<Deps, 'systems'>,
): Promise<void> {
  const answer = await systems.documentAnalysis.cancel({
    transactionId,
    reference: gatewayReference(applicationId ?? transactionId, reference),
  })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error('document analysis is away')
}
