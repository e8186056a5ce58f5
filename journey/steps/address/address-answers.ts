import type { BankSystem } from '../../ids/systems.ts'
import { type AnswersOf, keptAnswer, steeringAnswer } from '../answers.ts'
import type { AddressField } from './address-questions.ts'

const addressAnswers = (
  street: string,
  place: string,
  hosts: readonly BankSystem[],
  ofPincode = hosts,
): AnswersOf<AddressField> => ({
  addressLine1: keptAnswer('addressDetails.*.addressLine1', street, hosts),
  addressLine2: keptAnswer('addressDetails.*.addressLine2', street, hosts),
  landmark: keptAnswer('addressDetails.*.landmark', street, hosts),
  pincode: keptAnswer('addressDetails.*.pincode', place, ofPincode),
  city: keptAnswer('addressDetails.*.city', place, hosts),
  state: keptAnswer('addressDetails.*.state', place, hosts),
})

/** The decision looks at the home's pincode. */
export const homeAnswers = addressAnswers('street', 'place', ['coreBank'], ['coreBank', 'decision'])
export const officeAnswers = addressAnswers('officeAddress', 'officeAddress', ['coreBank'])
export const deliveryAnswers = addressAnswers('deliveryAddress', 'deliveryAddress', [])

export const confirmedPincode = steeringAnswer({ none: 'asked once, about a pincode that the bank does not serve' })
