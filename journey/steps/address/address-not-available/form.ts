import { withAddress } from '../../../application/record.ts'
import type { ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressFrom, addressQuestions, readAddress } from '../address-questions.ts'

/** The bank has no communication address of its customer: one is given and sent as an address update. */
export const addressNotAvailable: ScreenForm<AddressField> = {
  screen: 'address-not-available',
  questions: addressQuestions,
  read: (application) => readAddress(application, 'RESIDENCE'),
  write: (application, answers) => withAddress(application, addressFrom(application, answers, 'RESIDENCE')),
}
