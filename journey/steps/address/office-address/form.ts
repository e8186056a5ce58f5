import type { Application } from '../../../application/application.ts'
import { withAddress, withFacts } from '../../../application/record.ts'
import type { Answers, ScreenForm } from '../../form.ts'
import type { AddressField } from '../address-questions.ts'
import { addressFrom, addressQuestions, pincodeConfirmed, readAddress } from '../address-questions.ts'

const writeOffice = (application: Application, answers: Answers, at: string): Application =>
  withFacts(withAddress(application, addressFrom(application, answers, 'OFFICE')), { officeSavedAt: at })

export const officeAddress: ScreenForm<AddressField | 'pincodeConfirmed'> = {
  screen: 'office-address',
  questions: { ...addressQuestions, pincodeConfirmed },
  read: (application) => readAddress(application, 'OFFICE'),
  write: writeOffice,
}

/** The office address that is on file, shown to confirm; it is sent again as it stands. */
export const confirmOfficeAddress: ScreenForm<AddressField | 'pincodeConfirmed'> = {
  screen: 'confirm-office-address',
  questions: { ...addressQuestions, pincodeConfirmed },
  read: (application) => readAddress(application, 'OFFICE'),
  write: writeOffice,
}
