import type { Application } from '@card-journey/journey/application/application.ts'
import { cancelsAnalysis } from '@card-journey/journey/rules/life/drop-off.ts'
import type { OutboxEntry } from '../../store/records.ts'

/** Cancels an analysis under way, for an applicant who leaves it; nothing without one. */
export function cancellationOf(application: Application, reference?: string): OutboxEntry[] {
  const { perfiosTransactionId: transactionId } = application
  if (!transactionId || !cancelsAnalysis(application)) return []
  return [{ kind: 'cancel-analysis', reference, payload: { transactionId } }]
}

/** What the bank's systems are told when the applicant withdraws. */
export const withdrawalEntries = (application: Application): OutboxEntry[] => [
  ...cancellationOf(application, `withdrawn-${application.applicationReferenceNo}`),
  ...givenUpPlace(application),
  ...(application.facts.documents ? [{ kind: 'erase-files' as const }] : []),
]

/** The video desk waits for nobody who has withdrawn. */
function givenUpPlace({ facts: { videoKyc } }: Application): OutboxEntry[] {
  const { ticket, outcome } = videoKyc ?? {}
  return ticket && !outcome ? [{ kind: 'leave-queue', payload: { ticket } }] : []
}
