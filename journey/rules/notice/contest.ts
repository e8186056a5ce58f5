import type { Application } from '../../application/application.ts'

/** How many characters an applicant may write to the person who looks again. */
export const longestContest = 1000

/** Where the words are kept while they are being written: no step asks for them, so they have a draft of their own. */
export const contestDraft = { screen: 'rejected', field: 'contestWords' } as const

/** The ending that may be contested: not a withdrawal, and not asked about before. */
export const contestable = ({ facts: { ending, contest } }: Pick<Application, 'facts'>): boolean =>
  ending !== undefined && ending.reason !== 'withdrawn' && contest?.of !== ending.at
