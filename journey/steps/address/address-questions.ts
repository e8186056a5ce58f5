import type { Address, AddressType } from '../../application/address.ts'
import { addressOf } from '../../application/due.ts'
import type { Application } from '../../application/application.ts'
import { withAddress, withFacts } from '../../application/record.ts'
import type { ApplicationView } from '../../application/view.ts'
import { addressLine1, addressLine2, landmark } from '../../fields/address-line.ts'
import { consent } from '../../fields/consent.ts'
import { city, state } from '../../fields/free-text.ts'
import { pincode } from '../../fields/pincode.ts'
import type { Answers, Question } from '../form.ts'

export type AddressField = 'addressLine1' | 'addressLine2' | 'landmark' | 'city' | 'state' | 'pincode'

/** An address as typed: city and state are filled from the pincode and may not contradict it (PC-14). */
export const addressQuestions: Readonly<Record<AddressField, Question>> = {
  pincode: { kind: pincode },
  city: { kind: city },
  state: { kind: state },
  addressLine1: { kind: addressLine1 },
  addressLine2: { kind: addressLine2 },
  landmark: { kind: landmark, required: false },
}

/** `Y` when the applicant was asked "Is this pincode right?" and said yes (PC-12). */
export const pincodeConfirmed: Question = { kind: consent, required: false }

/** The answers of an address that the record holds; none of a masked one, which nobody could send back. */
export const readAddress = (application: ApplicationView, type: AddressType): Partial<Answers<AddressField>> => {
  const address = addressOf(application, type)
  return address && address.source === undefined
    ? {
        addressLine1: address.addressLine1,
        addressLine2: address.addressLine2,
        landmark: address.landmark,
        city: address.city,
        state: address.state,
        pincode: address.pincode,
      }
    : {}
}

/** The typed address; `isEditied` says that a pre-filled one was changed. */
export const addressFrom = (application: ApplicationView, answers: Answers, type: AddressType): Address => {
  const before = addressOf(application, type)
  const address = {
    addressLine1: answers.addressLine1 ?? '',
    addressLine2: answers.addressLine2 ?? '',
    landmark: answers.landmark ?? '',
    city: answers.city ?? '',
    state: answers.state ?? '',
    pincode: answers.pincode ?? '',
  }
  const same = before && Object.entries(address).every(([field, value]) => before[field as AddressField] === value)
  return { ...address, type, isEditied: before && !same ? 'Y' : (before?.isEditied ?? 'N') }
}

/** The office address, typed or confirmed, and that it was given. */
export const writeOffice = (application: Application, answers: Answers, at: string): Application =>
  withFacts(withAddress(application, addressFrom(application, answers, 'OFFICE')), { officeSavedAt: at })
