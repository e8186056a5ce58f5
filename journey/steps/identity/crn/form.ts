import { crn as crnKind } from '../../../fields/crn.ts'
import type { ScreenForm } from '../../form.ts'

/** The mobile is a customer's and the list is empty: the CRN is typed (RT-73). */
export const crn: ScreenForm<'crn'> = {
  screen: 'crn',
  questions: { crn: { kind: crnKind } },
  read: () => ({}),
  write: (application, answers) => ({ ...application, crn: answers.crn }),
}
