/** What one bureau gave. */
export type BureauResult = 'record' | 'noRecord' | 'failed'

/** Whom to ask next (CO-17; rulings, BU-05): the second when the first fails or has no record. `failed`: both did. */
export function nextBureau(asked: {
  first?: BureauResult
  second?: BureauResult
}): 'first' | 'second' | 'done' | 'none' | 'failed' {
  if (!asked.first) return 'first'
  if (asked.first === 'record' || asked.second === 'record') return 'done'
  if (!asked.second) return 'second'
  return asked.first === 'failed' && asked.second === 'failed' ? 'failed' : 'none'
}

/** Whether a stored report is today's and about this person; then no bureau is asked again. */
export const isReportOf = (report: { for: string; day: string } | undefined, person: string, today: string): boolean =>
  report?.for === person && report.day === today
