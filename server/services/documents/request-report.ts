import type { Application } from '@card-journey/journey/application/application.ts'
import { documentsKey, type Documents } from '@card-journey/journey/application/documents.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { missingSlipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'
import type { Moment } from '../held-application.ts'
import { analysisSystem } from './analysis.ts'
import { processMonth } from './process-month.ts'

export type Requested =
  | { kind: 'requested'; application: Application }
  /** What is wrong, by month. */
  | { kind: 'refused'; months: Readonly<Record<string, string>> }
  | { kind: 'unavailable' }

/** Requests the report about all slips that are there, once for these documents and this analysis (VA-41). */
export async function requestReport(
  application: Application,
  applicationId: string,
  moment: Moment,
  deps: Deps,
): Promise<Requested> {
  const documents: Documents = application.facts.documents ?? { months: [] }
  const there = documents.months.map(({ month }) => month)
  const missing = missingSlipMonths(there, moment.today, deps.masterData().policy)
  if (missing.length > 0)
    return { kind: 'refused', months: Object.fromEntries(missing.map((month) => [month, 'missingMonth'])) }
  let next = application
  // Twice, if the provider has closed the analysis meanwhile: then those before belong into the new one too.
  for (let round = 0; round < 2; round++) {
    const before = next.perfiosTransactionId
    for (const month of there) {
      const processed = await processMonth(next, applicationId, month, moment, deps)
      if (processed.kind === 'unavailable') return processed
      if (processed.kind === 'refused') return { kind: 'refused', months: { [month]: processed.message } }
      next = processed.application
    }
    if (next.perfiosTransactionId === before) break
  }
  const { perfiosTransactionId: transactionId = '', facts } = next
  const about = { transactionId, for: documentsKey(facts.documents) }
  const asked = await effectOnce(
    deps,
    { applicationId, system: analysisSystem, intent: 'report', about },
    deps.systems.documentAnalysis.generateReport,
    { transactionId },
    { at: moment.at },
  )
  if (asked.kind !== 'answered') return { kind: 'unavailable' }
  const analysis = { ...about, askedAt: moment.now }
  return {
    kind: 'requested',
    application: withFacts(next, { documents: { ...documents, ...facts.documents, analysis } }),
  }
}
