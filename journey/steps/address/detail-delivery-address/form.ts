import { withAddress } from '../../../application/record.ts'
import type { ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressFrom, addressQuestions, readAddress } from '../address-questions.ts'

/** A delivery address that is neither home nor office. Never rejected: an unserved pincode only asks for another. */
export const detailDeliveryAddress: ScreenForm<AddressField> = {
  screen: 'detail-delivery-address',
  questions: addressQuestions,
  read: (application) => readAddress(application, 'DELIVERY'),
  write: (application, answers) => withAddress(application, addressFrom(application, answers, 'DELIVERY')),
}
