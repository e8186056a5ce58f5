import { nameScore } from '../systems/pan.ts'
import type { Identity } from '../people/register.ts'
import { policy, type KnownField } from './desk-data.ts'

/** What the desk was told about an applicant, and what the registers know. */
export interface SubjectSource {
  customerName: string
  mobileNumber: string
  identity: Identity | undefined
  /** Of the Aadhaar, the desk never has more. */
  aadhaarLastFour: string | undefined
}

/** The applicant as the agent may see them: the PAN in full, because it is compared with the card; the rest masked. */
export interface Subject {
  name: string
  mobile: string
  pan?: string | undefined
  birthDate?: string | undefined
  aadhaar?: string | undefined
  /** The name given in the application against the name on the PAN, 0 to 100. */
  nameMatch?: { onPan: string; score: number; enough: boolean } | undefined
}

export function subjectOf({ customerName, mobileNumber, identity, aadhaarLastFour }: SubjectSource): Subject {
  const onPan = identity && fullName(identity)
  const score = onPan === undefined ? 0 : nameScore(customerName, onPan)
  return {
    name: customerName,
    mobile: `••••••${mobileNumber.slice(-4)}`,
    pan: identity?.panNumber,
    birthDate: identity && dayOf(identity.dateOfBirth),
    aadhaar: aadhaarLastFour && `•••• •••• ${aadhaarLastFour}`,
    nameMatch: onPan === undefined ? undefined : { onPan, score, enough: score >= policy.nameMatchScore },
  }
}

/** Answers that the agent compares with the applicant's. */
export function knownOf({
  mobileNumber,
  identity,
  aadhaarLastFour,
}: SubjectSource): Partial<Record<KnownField, string>> {
  const [year = '', month = '', day = ''] = identity?.dateOfBirth.split('-') ?? []
  return {
    mobileEnding: mobileNumber.slice(-4),
    aadhaarEnding: aadhaarLastFour,
    ...(identity && {
      name: fullName(identity),
      birthDate: dayOf(identity.dateOfBirth),
      birthYear: year,
      birthday: `${day}/${month}`,
      panStart: identity.panNumber.slice(0, 5),
      panEnding: identity.panNumber.slice(-4),
    }),
  }
}

const fullName = ({ firstName, middleName, lastName }: Identity): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

const dayOf = (isoDate: string): string => isoDate.split('-').reverse().join('/')
