import type { Applicant } from '../../application/application.ts'
import { email } from '../../fields/email.ts'
import { fatherName } from '../../fields/father-name.ts'
import type { FieldKind } from '../../fields/field.ts'
import { gender } from '../../fields/gender.ts'
import { maritalStatus } from '../../fields/marital-status.ts'
import { motherName } from '../../fields/mother-name.ts'
import { pan } from '../../fields/pan.ts'

/** Personal fields that an application can't do without, in the order in which an existing customer is asked. */
export const neededDetails = {
  panNumber: pan,
  emailId: email,
  gender,
  maritalStatus,
  motherMaidenName: motherName,
  fatherName,
} as const satisfies Partial<Record<keyof Applicant, FieldKind>>

export type NeededDetail = keyof typeof neededDetails
