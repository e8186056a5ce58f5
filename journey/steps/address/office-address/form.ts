import type { ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressQuestions, pincodeConfirmed, readAddress, writeOffice } from '../address-questions.ts'

export const officeAddress: ScreenForm<AddressField | 'pincodeConfirmed'> = {
  screen: 'office-address',
  questions: { ...addressQuestions, pincodeConfirmed },
  read: (application) => readAddress(application, 'OFFICE'),
  write: writeOffice,
}
