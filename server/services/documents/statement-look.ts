import type { Application } from '@card-journey/journey/application/application.ts'
import { withoutAnalysis } from '@card-journey/journey/application/document-changes.ts'
import type { StatementEnd } from '@card-journey/journey/application/facts.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { addDays, type Day } from '@card-journey/journey/fields/dates.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { awaitsIncomeProof } from '@card-journey/journey/rules/credit/documents.ts'
import { forgetStatement, openStatement, statementReport } from '@card-journey/journey/rules/credit/statement.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { consentEntries } from '../consent/consents.ts'
import type { Moment } from '../held-application.ts'
import { cancellation } from './cancel-analysis.ts'
import { reportOf } from './analysis.ts'

export type StatementLook =
  | { kind: 'working' }
  /** The report is here: since now, or without a change since before. */
  | { kind: 'ready'; change?: Change }
  /** Over without a report: uploads are open. */
  | { kind: 'ended'; change: Change }
  /** Nothing is shared. */
  | { kind: 'none' }

/** Whether the bank still waits for a statement, or for the decision on it. */
export const awaitsStatement = (application: Application): boolean =>
  awaitsIncomeProof(application) && openStatement(application) !== undefined

/**
 * Looks for the report of the aggregator. An outage, a lost response and garbage are no failed analysis: the applicant
 * waits, or ends it. A consent that was withdrawn there takes the report with it, as long as nothing is decided on it.
 */
export async function lookForReport(
  application: Application,
  { now, today }: Pick<Moment, 'now' | 'today'>,
  deps: Deps,
): Promise<StatementLook> {
  const statement = openStatement(application)
  if (!statement || !awaitsIncomeProof(application)) return { kind: 'none' }
  const ended = (why: StatementEnd): StatementLook => ({
    kind: 'ended',
    change: endOf(application, why, now, deps),
  })
  const report = await reportOf(application, deps)
  if (report?.state === 'failed') return ended(report.why ?? 'failed')
  if (statementReport(application)) return { kind: 'ready' }
  if (today > statement.consentUntil) return ended('expired')
  if (report?.state !== 'ready') return { kind: 'working' }
  const { accepted, monthlyIncome, accounts } = report
  return {
    kind: 'ready',
    change: {
      next: withFacts(application, {
        statement: { ...statement, report: { at: now, accepted, ...(monthlyIncome && { monthlyIncome }), accounts } },
      }),
      what: 'statement-received',
      detail: { accounts: accounts.length },
      outbox: [lookDue('kept', statement.for, statement.keptUntil)],
    },
  }
}

/**
 * The analysis is over: what was received is deleted with this save, uploads are open again, and a job ends it at the
 * aggregator too.
 */
export function endOf(application: Application, why: StatementEnd, now: string, deps: Deps, language?: string): Change {
  const transactionId = application.perfiosTransactionId ?? ''
  const consent = openStatement(application)?.consent
  const takenBack = why === 'withdrawn' || why === 'refused'
  return {
    next: setMarkerAfter('cancelTransaction', withoutAnalysis(application, why), 'DELIVERY_ADDRESS_SUBMIT', now),
    what: 'statement-ended',
    detail: { why },
    ...(consent &&
      takenBack && {
        consents: consentEntries(
          [{ code: 'STATEMENT', version: consent.version, value: 'N' }],
          language ?? consent.language,
          deps.masterData(),
        ),
      }),
    outbox: [cancellation(transactionId)],
  }
}

/** Due when the day after this one begins in India: the consent, or the time for which the statement is kept, is over. */
export const lookDue = (why: 'consent' | 'kept', transactionId: string, until: Day): OutboxEntry => ({
  kind: 'look-at-statement',
  reference: `${why} ${transactionId}`,
  payload: { statementOf: transactionId },
  dueAt: Date.parse(`${addDays(until, 1)}T00:00:00+05:30`),
})

/**
 * Looks at a shared statement without the applicant: a day that was agreed to has passed, or the aggregator says that
 * something changed. Both days are promised where the consent is given.
 */
export async function lookAtStatement({ applicationId, payload }: Job<'look-at-statement'>, deps: Deps): Promise<void> {
  const at = deps.clock()
  const moment = { now: new Date(at).toISOString(), today: todayOf(at) }
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  const statement = stored?.document.facts.statement
  if (!stored || statement?.for !== payload.statementOf) return
  const change = await changeOf(stored.document, moment, deps)
  if (!change) return
  const saved = await deps.store.save({
    writer: 'job',
    applicationId: stored.id,
    version: stored.version,
    document: change.next,
    audit: [{ what: change.what, detail: change.detail }],
    consents: change.consents,
    outbox: change.outbox,
    at,
  })
  if (saved.kind !== 'saved') throw new Error('the application was saved meanwhile')
}

async function changeOf(
  application: Application,
  moment: Pick<Moment, 'now' | 'today'>,
  deps: Deps,
): Promise<Change | undefined> {
  const { statement } = application.facts
  if (statement && moment.today > statement.keptUntil) {
    const next = forgetStatement(application, moment.now)
    return next === application ? undefined : { next, what: 'statement-deleted' }
  }
  const found = await lookForReport(application, moment, deps)
  return 'change' in found ? found.change : undefined
}
