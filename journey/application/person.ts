import { nameOnCardFrom } from '../fields/name-on-card.ts'
import type { Applicant, Application } from './application.ts'

/** What identifies a person: PAN, birth date and names. Reports and checks belong to a person. */
export type Person = Readonly<Record<(typeof parts)[number], string>>

const parts = ['panNumber', 'dateOfBirth', 'firstName', 'middleName', 'lastName'] as const

/** The person in a record. */
export const personOf = ({ applicantDetails: [applicant] }: Pick<Application, 'applicantDetails'>): Person =>
  personIn(applicant)

/** The person that the answers describe. */
export const personIn = (answers: Readonly<Record<string, string>> | Applicant): Person =>
  Object.fromEntries(parts.map((part) => [part, answers[part] ?? ''])) as Person

/** The person that the answers describe; what a screen does not ask is as on record. */
export const personAnswered = (
  application: Pick<Application, 'applicantDetails'>,
  answers: Readonly<Record<string, string>>,
): Person => personIn({ ...personOf(application), ...answers })

/** A text that is equal for equal persons; a stored fact names its person by it. */
export const personKey = (person: Person): string => parts.map((part) => person[part]).join('|')

/** What the central KYC registry is searched by, as one text: a changed PAN or birth date is another search. */
export const registryKey = ({ panNumber = '', dateOfBirth = '' }: Partial<Applicant>): string =>
  `${panNumber}|${dateOfBirth}`

/** What the card is embossed with: the name that was asked for, else, of a customer who was not asked, the suggestion. */
export const holderOf = ({ nameOnCard, firstName, middleName, lastName }: Partial<Applicant>): string =>
  nameOnCard ?? nameOnCardFrom(firstName ?? '', middleName ?? '', lastName ?? '')
