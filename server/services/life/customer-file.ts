import { hostAddressType } from '@card-journey/journey/application/address.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { cleanAddress } from '@card-journey/journey/fields/address-cleaning.ts'
import type { CustomerFile } from '@card-journey/providers/core-bank/port.ts'

/**
 * What the bank's customer file needs from an application. Hosts know home and office addresses only (rulings, EN-16).
 */
export function customerFileOf(application: Application): CustomerFile {
  const [person] = application.applicantDetails
  return {
    applicationReferenceNo: application.applicationReferenceNo,
    customerType: application.customerType,
    mobileNumber: person.mobileNumber,
    panNumber: person.panNumber ?? '',
    firstName: person.firstName ?? '',
    middleName: person.middleName ?? '',
    lastName: person.lastName ?? '',
    dateOfBirth: person.dateOfBirth ?? '',
    emailId: person.emailId ?? '',
    crn: application.crn,
    taxIndiaOnly: person.taxIndiaOnly,
    addresses: application.addressDetails.flatMap(
      ({ type, addressLine1, addressLine2, landmark, city, state, pincode, isEditied }) =>
        type === 'RESIDENCE' || type === 'OFFICE'
          ? [
              {
                type: hostAddressType[type],
                addressLine1: cleanAddress(addressLine1),
                addressLine2: cleanAddress(addressLine2),
                landmark: cleanAddress(landmark),
                city,
                state,
                pincode,
                isEditied,
              },
            ]
          : [],
    ),
  }
}
