import { isEmployed } from '../fields/employment-type.ts'
import type { AddressType } from './address.ts'
import type { ApplicationView } from './view.ts'

/** The address of a type, or undefined. */
export const addressOf = (view: ApplicationView, type: AddressType) =>
  view.addressDetails.find((address) => address.type === type)

/** A card of the bank's digital account (SP-17). */
export const isDigitalAccount = (view: ApplicationView): boolean => view.isDigitalAccount === true

/**
 * Whether an office address is still needed: from the employed, not for the digital account, until one is saved or the
 * bank's file has a customer's.
 */
export const officeAddressDue = (view: ApplicationView): boolean =>
  isEmployed(view.workDetails?.employmentType) &&
  !isDigitalAccount(view) &&
  !view.facts.officeSavedAt &&
  (view.customerType === 'NTB' || addressOf(view, 'OFFICE') === undefined)

/** The airline's card: the only one that asks for a frequent flyer number. */
export const isAirlineCobrand = (view: ApplicationView): boolean => view.isAirlineCobrand === true
