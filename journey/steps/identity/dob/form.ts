import { birthDate } from '../../../fields/birth-date.ts'
import type { ScreenForm } from '../../form.ts'

/** Matched against the bank's record after the OTP (VA-37); the record is written by the answer, not by the form. */
export const dob: ScreenForm<'dateOfBirth'> = {
  screen: 'dob',
  questions: { dateOfBirth: { kind: birthDate } },
  read: () => ({}),
}
