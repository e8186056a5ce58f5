import { consent } from '../../../fields/consent.ts'
import { checkMpinAgainstBirthDate, checkMpinMatches, mpin, mpinAgain } from '../../../fields/mpin.ts'
import type { ScreenForm } from '../../form.ts'

/**
 * The PIN, twice (VA-29 to VA-32); not the date of birth. Never read back. Mobile banking with the same PIN is a choice
 * of its own: without it the PIN only shows the card's details.
 */
export const setMpin: ScreenForm<'mpin' | 'confirmMpin' | 'consentMbanking'> = {
  screen: 'set-mpin',
  questions: {
    mpin: { kind: mpin },
    confirmMpin: { kind: mpinAgain },
    consentMbanking: { kind: consent, required: false },
  },
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
