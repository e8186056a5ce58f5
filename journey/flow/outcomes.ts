import type { CallId } from '../ids/calls.ts'
import type { BackOfficeJob } from '../ids/jobs.ts'
import { type CustomerType, type Marker, markersOfType } from '../ids/markers.ts'
import { mayWithdraw } from '../rules/life/withdrawal.ts'
import { etbOutcome, ntbOutcome, type Outcome, type Step } from '../steps/step.ts'
import { steps } from '../steps/steps.ts'
import { addressUpdateOutcomes, backOfficeOutcomes, lateStops, screeningOutcomes } from './back-office.ts'

/** Every marker that the answer of a call sets. What an action itself sets stands in its row. */
export const callOutcomes: readonly Outcome[] = Object.values<Step>(steps).flatMap(({ outcomes = [] }) => outcomes)

/** The same with what the jobs set. */
export const outcomes: readonly Outcome<CallId | BackOfficeJob>[] = [...callOutcomes, ...backOfficeOutcomes]

/**
 * What the applicant sets from any screen. Apart from the others: a way out is no way on, so no rule that an application
 * moves on may count it.
 */
export const withdrawals: readonly Outcome[] = [
  { outcome: ntbOutcome, type: 'NTB' as const },
  { outcome: etbOutcome, type: 'ETB' as const },
].map(({ outcome, type }) =>
  outcome(
    'INTERNAL_REJECTION',
    ['withdrawApplication'],
    markersOfType(type).filter((completedScreen) => mayWithdraw({ completedScreen })),
    'withdrawn before the card host is asked; no rejectedDate, closed at once',
  ),
)

/** Whether the answer of a call, or a job, may set a marker on an application that stands at `from`. */
export const maySet = (
  customerType: CustomerType,
  from: Marker,
  marker: Marker,
  name: CallId | BackOfficeJob,
): boolean =>
  [...outcomes, ...lateStops, ...screeningOutcomes, ...addressUpdateOutcomes].some(
    (row) =>
      row.customerType === customerType && row.marker === marker && row.by.includes(name) && row.from.includes(from),
  )
