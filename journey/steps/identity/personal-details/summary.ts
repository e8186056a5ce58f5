import { fullNameOf } from '../../../application/full-name.ts'
import { maskValue } from '../../../fields/masking.ts'
import type { Summary } from '../../summary.ts'

export const summary = {
  panNumber: ({ applicantDetails: [{ panNumber }] }) => maskValue(panNumber ?? ''),
  dateOfBirth: ({ applicantDetails: [{ dateOfBirth }] }, { day }) => dateOfBirth && day(dateOfBirth),
  fullName: ({ applicantDetails: [person] }) => fullNameOf(person),
  emailId: ({ applicantDetails: [{ emailId }] }) => emailId,
} satisfies Summary
