import { withApplicant } from '../../../application/record.ts'
import { birthDate } from '../../../fields/birth-date.ts'
import { email } from '../../../fields/email.ts'
import { middleName } from '../../../fields/middle-name.ts'
import { oneTimeCode } from '../../../fields/one-time-code.ts'
import { pan } from '../../../fields/pan.ts'
import { firstName } from '../../../fields/first-name.ts'
import { lastName } from '../../../fields/last-name.ts'
import type { ScreenForm } from '../../form.ts'

type Field = 'panNumber' | 'dateOfBirth' | 'firstName' | 'middleName' | 'lastName' | 'emailId'

export const personalDetails: ScreenForm<Field> = {
  screen: 'personal-details',
  questions: {
    panNumber: { kind: pan },
    dateOfBirth: { kind: birthDate },
    firstName: { kind: firstName },
    middleName: { kind: middleName, required: false },
    lastName: { kind: lastName },
    emailId: { kind: email },
  },
  read: ({ applicantDetails: [person] }) => ({
    panNumber: person.panNumber,
    dateOfBirth: person.dateOfBirth,
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    emailId: person.emailId,
  }),
  write: (application, { panNumber, dateOfBirth, firstName, middleName, lastName, emailId }) =>
    withApplicant(application, { panNumber, dateOfBirth, firstName, middleName, lastName, emailId }),
}

/** The code that proves the e-mail address, asked on the same screen. */
export const emailCode: ScreenForm<'otp'> = {
  screen: 'personal-details',
  questions: { otp: { kind: oneTimeCode } },
  read: () => ({}),
}
