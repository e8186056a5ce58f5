import type { Host } from '../transport.ts'
import * as wire from './existing-customer-wire.ts'
import type { ExistingCustomer } from './existing-customer.ts'
import type { HostAddress } from './host-address.ts'

export const toHostAddress = ({ type, pincode, ...rest }: HostAddress) => ({
  addressType: type,
  addressLine1: rest.addressLine1,
  addressLine2: rest.addressLine2,
  landmark: rest.landmark,
  city: rest.city,
  state: rest.state,
  pinCode: pincode,
})

const fromHostAddress = ({ addressType, pinCode, ...rest }: ReturnType<typeof toHostAddress>): HostAddress => ({
  ...rest,
  type: addressType,
  pincode: pinCode,
})

const byCrn = ({ crn }: { crn: string }) => ({ crnNumber: crn })

export const existingCustomerOverHttp = (host: Host): ExistingCustomer => ({
  validateBirthDate: host.read(
    wire.validateDob,
    (question: { crn: string; mobileNumber: string; dateOfBirth: string }) => ({
      crnNumber: question.crn,
      mobileNumber: question.mobileNumber,
      dob: question.dateOfBirth,
    }),
    ({ dobMatch }) => ({ match: dobMatch }),
  ),
  validateCrn: host.read(
    wire.validateCrn,
    (question: { crn: string; mobileNumber: string }) => ({
      crnNumber: question.crn,
      mobileNumber: question.mobileNumber,
    }),
    ({ crnMatch }) => ({ match: crnMatch }),
  ),
  customerDetails: host.read(wire.customerDetails, byCrn, (details) => ({
    crn: details.crnNumber,
    firstName: details.firstName,
    middleName: details.middleName,
    lastName: details.lastName,
    emailId: details.emailId,
    panNumber: details.panNumber,
    gender: details.gender,
    maritalStatus: details.maritalStatus,
    motherMaidenName: details.motherMaidenName,
    fatherName: details.fatherName,
    employmentType: details.employmentType,
    sourceable: details.sourceable,
    registeredMobile: details.registeredMobile,
    kyc: details.kycUpdated ? 'current' : 'stale',
    digitalAccount: details.digitalAccount,
    addressUpdatePending: details.addressUpdatePending,
    addresses: details.addresses.map(fromHostAddress),
  })),
  customerOffer: host.read(
    wire.customerOffer,
    ({ crn, productCode }: { crn: string; productCode: string }) => ({ crnNumber: crn, productCode }),
    ({ offerType, offerLimit }) => ({ offerType, creditLimit: offerLimit }),
  ),
  eligibleCards: host.read(wire.eligibleCards, byCrn, ({ productCodes, offers }) => ({
    productCodes,
    limits: offers.map(({ productCode, offerLimit }) => ({ productCode, creditLimit: offerLimit })),
  })),
  crnStatus: host.read(wire.crnStatus, byCrn, ({ crnStatus }) => ({ crnStatus: crnStatus ?? '' })),
  previousRejectCodes: host.read(wire.previousRejectCodes, byCrn, ({ codes }) => ({ codes })),
  liabilityDetails: host.effect(
    wire.liabilityDetails,
    (note: { crn: string; applicationReferenceNo: string }) => ({
      crnNumber: note.crn,
      applicationId: note.applicationReferenceNo,
    }),
    () => ({ noted: true }),
  ),
  updateAddress: host.effect(
    wire.updateAddress,
    ({ crn, address }: { crn: string; address: HostAddress }) => ({ crnNumber: crn, address: toHostAddress(address) }),
    () => ({ accepted: true }),
  ),
})
