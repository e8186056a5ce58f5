import { checkMpinAgainstBirthDate, checkMpinMatches, mpin } from '../../../fields/mpin.ts'
import type { ScreenForm } from '../../form.ts'

/** The mobile banking PIN, twice (VA-29 to VA-32); not the date of birth. Never read back. */
export const setMpin: ScreenForm<'mpin' | 'confirmMpin'> = {
  screen: 'set-mpin',
  questions: { mpin: { kind: mpin }, confirmMpin: { kind: mpin } },
  rules: [
    {
      field: 'mpin',
      broken: ({ answers, application }) =>
        checkMpinAgainstBirthDate(answers.mpin ?? '', application.applicantDetails[0].dateOfBirth ?? ''),
    },
    { field: 'confirmMpin', broken: ({ answers }) => checkMpinMatches(answers.mpin ?? '', answers.confirmMpin ?? '') },
  ],
  read: () => ({}),
}
