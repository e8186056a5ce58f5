import { withAddress } from '../../../application/record.ts'
import type { ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressFrom, addressQuestions, pincodeConfirmed, readAddress } from '../address-questions.ts'

export const homeAddress: ScreenForm<AddressField | 'pincodeConfirmed'> = {
  screen: 'home-address',
  questions: { ...addressQuestions, pincodeConfirmed },
  // The pincode was given before the bureaus were asked: nobody types it twice.
  read: (application) => ({ pincode: application.facts.enquiry?.pincode, ...readAddress(application, 'RESIDENCE') }),
  write: (application, answers) => withAddress(application, addressFrom(application, answers, 'RESIDENCE')),
}
