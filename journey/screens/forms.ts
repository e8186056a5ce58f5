import type { ScreenId } from '../flow/screen-ids.ts'
import { addressNotAvailable } from './address/address-not-available.ts'
import { confirmHomeAddress } from './address/confirm-home-address.ts'
import { deliveryAddress, detailDeliveryAddress } from './address/delivery-address.ts'
import { homeAddress } from './address/home-address.ts'
import { confirmOfficeAddress, officeAddress } from './address/office-address.ts'
import { verifyTs } from './address/verify-ts.ts'
import { setMpin } from './card/set-mpin.ts'
import { virtualCard } from './card/virtual-card.ts'
import { uploadDocument } from './documents/upload-document.ts'
import type { ScreenForm } from './form.ts'
import { crn } from './identity/crn.ts'
import { customiseCard } from './identity/customise-card.ts'
import { dob } from './identity/dob.ts'
import { eligibleCardListing } from './identity/eligible-card-listing.ts'
import { etbPersonalDetails } from './identity/etb-personal-details.ts'
import { morePersonalDetails } from './identity/more-personal-details.ts'
import { multipleCrn } from './identity/multiple-crn.ts'
import { personalDetails } from './identity/personal-details.ts'
import { aadhaarDenied } from './kyc/aadhaar-denied.ts'
import { kycOtp } from './kyc/kyc-otp.ts'
import { kyc } from './kyc/kyc.ts'
import { unregisteredMobile } from './kyc/unregistered-mobile.ts'
import { reviewTelecaller } from './offer/review-telecaller.ts'
import { congratulations, tc, tcc } from './offer/terms.ts'
import { confirm } from './start/confirm.ts'
import { verifyApplication } from './start/verify-application.ts'
import { verifyMobile } from './start/verify-mobile.ts'
import { verifyOtp } from './start/verify-otp.ts'
import { requirements } from './video-kyc/requirements.ts'
import { workDetails } from './work/work-details.ts'

/**
 * Every screen that asks something, with what it asks. For the server, the documents and the tests; a screen of the web
 * imports its own form alone, so that no visitor loads the questions of the others.
 */
export const forms = {
  confirm,
  'verify-application': verifyApplication,
  'verify-mobile': verifyMobile,
  'verify-otp': verifyOtp,

  'multiple-crn': multipleCrn,
  crn,
  dob,
  'eligible-card-listing': eligibleCardListing,
  'customise-card': customiseCard,
  'personal-details': personalDetails,
  'more-personal-details': morePersonalDetails,
  'etb-personal-details': etbPersonalDetails,

  'work-details': workDetails,

  'confirm-home-address': confirmHomeAddress,
  'home-address': homeAddress,
  'verify-ts': verifyTs,
  'office-address': officeAddress,
  'confirm-office-address': confirmOfficeAddress,
  'delivery-address': deliveryAddress,
  'detail-delivery-address': detailDeliveryAddress,
  'address-not-available': addressNotAvailable,

  congratulations,
  'review-telecaller': reviewTelecaller,
  tc,
  tcc,

  'upload-document': uploadDocument,

  kyc,
  'kyc-otp': kycOtp,
  'aadhaar-denied': aadhaarDenied,
  'unregistered-mobile': unregisteredMobile,

  requirements,

  'set-mpin': setMpin,
  'virtual-card': virtualCard,
} as const satisfies Partial<Record<ScreenId, ScreenForm>>

export type AskingScreen = keyof typeof forms

/** The form of a screen, or undefined when it asks nothing. */
export const formOf = (screen: ScreenId): ScreenForm | undefined =>
  Object.hasOwn(forms, screen) ? forms[screen as AskingScreen] : undefined
