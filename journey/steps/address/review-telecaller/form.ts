import { withApplicant } from '../../../application/record.ts'
import { email } from '../../../fields/email.ts'
import { nameOnCard } from '../../../fields/name-on-card.ts'
import { termsUnlessAgreed } from '../../agreed-terms.ts'
import type { ScreenForm } from '../../form.ts'

/** What a telecaller entered, for the applicant to confirm; what nothing rests on may be corrected here. */
export const reviewTelecaller: ScreenForm<'nameOnCard' | 'emailId' | 'consentTnc'> = {
  screen: 'review-telecaller',
  questions: { nameOnCard: { kind: nameOnCard }, emailId: { kind: email }, consentTnc: termsUnlessAgreed },
  read: ({ applicantDetails: [person] }) => ({ nameOnCard: person.nameOnCard, emailId: person.emailId }),
  write: (application, { nameOnCard, emailId }) => withApplicant(application, { nameOnCard, emailId }),
}
