import type { BankSystem } from '../ids/systems.ts'

/** Why something is not done with an answer. */
export interface Reason {
  none: string
}

const none = (why: string): Reason => ({ none: why })

/** What becomes of the answer to a question. Stated for each one, so that nothing is asked and then forgotten. */
export interface AnswerUse {
  /** The path in the application under which the record keeps it, or why it does not. */
  kept: string | Reason
  /** The line of the summaries that shows it (`summary.ts` of a step), or why none does. */
  line: string | Reason
  /** The bank's systems that are told it, as entered or as what was chosen. None: it stays with us. */
  hosts: readonly BankSystem[]
  /** Exists in memory only: never in a record or a draft (T18, T20). */
  secret?: true
}

export type AnswersOf<Field extends string> = Readonly<Record<Field, AnswerUse>>

/** An answer that the record keeps under that path and a line shows. */
export const keptAnswer = (kept: string, line: string, hosts: readonly BankSystem[] = []): AnswerUse => ({
  kept,
  line,
  hosts,
})

/** A ticked box. */
export const consentAnswer = (hosts: readonly BankSystem[] = []): AnswerUse => ({
  kept: none('evidence beside the record: code, version, language, time'),
  line: none('shown with its text where it was given'),
  hosts,
})

/** A one-time code, a PIN or an identity number. */
export const secretAnswer = (hosts: readonly BankSystem[] = []): AnswerUse => ({
  kept: none('a secret, only checked or handed on'),
  line: none('a secret'),
  hosts,
  secret: true,
})

/** An answer that steers and is no statement of the applicant's about themselves. */
export const steeringAnswer = (kept: string | Reason, hosts: readonly BankSystem[] = []): AnswerUse => ({
  kept,
  line: none('a choice on the way, no statement'),
  hosts,
})
