import type { Applicant } from './application.ts'

/** The applicant's name as a whole, with single spaces: what name checks and the video call's agent are given. */
export const fullNameOf = ({ firstName, middleName, lastName }: Applicant): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
