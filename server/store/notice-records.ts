/** One language of a notice: the whole text, which is what is hashed, and its parts as the page shows them. */
export interface NoticeText {
  text: string
  subject: string
  parts: { part: string; heading: string; paragraphs: string[]; points: string[]; asking?: string; doubt?: string }[]
}

/** What an applicant is told when an application ends, by language. */
export type NoticeTexts = Readonly<Record<string, NoticeText>>

/** Notices as they were made: sealed, with the SHA-256 of each text in plain, and never changed. */
export interface Notices {
  /** For an ending from before notices were kept; the first one stays. */
  record(input: { applicationId: string; texts: NoticeTexts; at: number }): Promise<void>
  /** The newest. */
  of(applicationId: string): Promise<{ texts: NoticeTexts; hashes: Record<string, string>; madeAt: number } | undefined>
}

export type ContestOutcome = 'stays' | 'lifted'

export interface Contest {
  applicationId: string
  /** When the decision was told that is contested. */
  madeAt: number
  askedAt: number
  words: string
  outcome?: ContestOutcome
}

/** Decisions that an applicant asked a person to look at again; written by `Save.contest`. */
export interface Contests {
  of(applicationId: string): Promise<Contest | undefined>
  settle(input: { applicationId: string; madeAt: number; outcome: ContestOutcome; at: number }): Promise<void>
}
