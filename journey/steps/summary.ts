import type { ApplicationView } from '../application/view.ts'
import type { Day } from '../fields/dates.ts'

/** How a summary says what is no text of the applicant's own. */
export interface SummaryWords {
  /** The words of a key of the fields' texts: `gender.FEMALE`. */
  say: (key: string) => string | undefined
  /** The label of a code in a list of the bank's. */
  listed: (list: 'income-range' | 'industry-type', code: string | undefined) => string | undefined
  /** A day as a person reads it: "16 April 1992". */
  day: (day: Day) => string
}

/** The lines of a step in the summary of all answers, by the text key of their label; a line without a value is left out. */
export type Summary = Readonly<
  Record<string, (application: ApplicationView, words: SummaryWords) => string | undefined>
>
