import type { Application } from '../../application/application.ts'
import type { Facts } from '../../application/facts.ts'
import { withFacts } from '../../application/record.ts'
import { addDays, type Day } from '../../fields/dates.ts'

type Statement = NonNullable<Facts['statement']>

/** How a bank statement is shared, as the consent's text says it (bank/data/consents.json, STATEMENT). */
export interface Sharing {
  months: number
  consentDays: number
  keptDays: number
}

/** The last days on which the statement may be fetched and kept, for a consent given today. */
export const sharingDates = (
  today: Day,
  { consentDays, keptDays }: Sharing,
): { consentUntil: Day; keptUntil: Day } => ({
  consentUntil: addDays(today, consentDays),
  keptUntil: addDays(today, Math.max(consentDays, keptDays)),
})

/** The sharing under way; undefined once it has ended, or if it was about another transaction. */
export function openStatement({ facts, perfiosTransactionId }: Application): Statement | undefined {
  const { statement } = facts
  return statement && !statement.ended && statement.for === perfiosTransactionId ? statement : undefined
}

/** The report on the shared statement on which the bank may decide: of this transaction, and not withdrawn. */
export const statementReport = (application: Application): Statement['report'] => openStatement(application)?.report

/** The record once the agreed time is over: the bank keeps the receipt, and nothing of the statement. */
export function forgetStatement(application: Application, at: string): Application {
  const { statement } = application.facts
  if (!statement || statement.deletedAt) return application
  return withFacts(application, { statement: { ...statement, report: undefined, deletedAt: at } })
}
