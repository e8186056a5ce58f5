import type { Applicant, Application } from './application.ts'

/** What makes an applicant this person and no other: PAN, birth date and names. Reports and checks belong to it. */
export type Person = Readonly<Record<(typeof parts)[number], string>>

const parts = ['panNumber', 'dateOfBirth', 'firstName', 'middleName', 'lastName'] as const

/** The person of a record. */
export const personOf = ({ applicantDetails: [applicant] }: Pick<Application, 'applicantDetails'>): Person =>
  personIn(applicant)

/** The person that answers name. */
export const personIn = (answers: Readonly<Record<string, string>> | Applicant): Person =>
  Object.fromEntries(parts.map((part) => [part, answers[part] ?? ''])) as Person

/** One text for one person: what a stored fact names as the person that it is about. */
export const personKey = (person: Person): string => parts.map((part) => person[part]).join('|')
