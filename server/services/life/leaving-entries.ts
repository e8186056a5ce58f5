import type { Application } from '@card-journey/journey/application/application.ts'
import { awaitsIncomeProof } from '@card-journey/journey/rules/credit/documents.ts'
import { cancelsAnalysis } from '@card-journey/journey/rules/life/drop-off.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { cancellation } from '../documents/cancel-analysis.ts'

/** Cancels an analysis under way, for an applicant who leaves it; nothing without one. */
export function cancellationOf(application: Application): OutboxEntry[] {
  const { perfiosTransactionId: transactionId } = application
  if (!transactionId || !cancelsAnalysis(application)) return []
  return [cancellation(transactionId)]
}

/** Cancels an analysis on which nothing is decided, wherever the applicant left it: the application has ended. */
export function endedAnalysis(application: Application): OutboxEntry[] {
  const { perfiosTransactionId: transactionId } = application
  return transactionId && awaitsIncomeProof(application) ? [cancellation(transactionId)] : []
}

/** Updates on WhatsApp were agreed to for this application: the gateway hears that they end with it. */
export const whatsAppEnds = {
  kind: 'whatsapp-consent',
  payload: { action: 'OPTOUT' },
} as const satisfies OutboxEntry

/** What the bank's systems are told when the applicant withdraws. */
export const withdrawalEntries = (application: Application): OutboxEntry[] => [
  ...endedAnalysis(application),
  ...givenUpPlace(application),
  ...closedCase(application),
  whatsAppEnds,
  ...(application.facts.documents ? [{ kind: 'erase-files' as const }] : []),
]

/** Who is reviewing the application hears that nothing is left to review. */
function closedCase({ completedScreen, facts }: Application): OutboxEntry[] {
  const asked = facts.unconfirmed?.at ?? completedScreen
  const host = ({ LOS_PUSH: 'los', CRM_PUSH: 'crm' } as const)[asked as 'LOS_PUSH' | 'CRM_PUSH']
  return host ? [{ kind: 'close-case', reference: `close-${host}`, payload: { host } }] : []
}

/** The video desk waits for nobody who has withdrawn. */
function givenUpPlace({ facts: { videoKyc } }: Application): OutboxEntry[] {
  const { ticket, outcome } = videoKyc ?? {}
  return ticket && !outcome ? [{ kind: 'leave-queue', payload: { ticket } }] : []
}
