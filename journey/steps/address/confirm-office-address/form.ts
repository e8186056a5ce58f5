import type { ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressQuestions, pincodeConfirmed, readAddress, writeOffice } from '../address-questions.ts'

/** The office address that is on file, shown to confirm; it is sent again as it stands. */
export const confirmOfficeAddress: ScreenForm<AddressField | 'pincodeConfirmed'> = {
  screen: 'confirm-office-address',
  questions: { ...addressQuestions, pincodeConfirmed },
  read: (application) => readAddress(application, 'OFFICE'),
  write: writeOffice,
}
