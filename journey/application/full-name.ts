import type { Applicant } from './application.ts'

/** The applicant's full name, with single spaces, for name checks and for the video call's agent. */
export const fullNameOf = ({ firstName, middleName, lastName }: Applicant): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')
