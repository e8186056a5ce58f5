// Days are written yyyy-MM-dd and end at midnight in India.

export const dayMs = 86_400_000
const indiaAheadMs = 5.5 * 3_600_000

/** Date and time in India, as ISO 8601 without its offset: `2026-11-19T14:46:00.000Z` for a quarter to three there. */
export const inIndia = (moment: number): string => new Date(moment + indiaAheadMs).toISOString()

export const dayInIndia = (moment: number): string => inIndia(moment).slice(0, 10)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs
