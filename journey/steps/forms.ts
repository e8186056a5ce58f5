import type { ScreenId } from '../ids/screen-ids.ts'
import { addressNotAvailable } from './address/address-not-available/form.ts'
import { confirmHomeAddress } from './address/confirm-home-address/form.ts'
import { deliveryAddress, detailDeliveryAddress } from './address/delivery-address/form.ts'
import { homeAddress } from './address/home-address/form.ts'
import { confirmOfficeAddress, officeAddress } from './address/office-address/form.ts'
import { verifyTs } from './address/verify-ts/form.ts'
import { setMpin } from './card/set-mpin/form.ts'
import { virtualCard } from './card/virtual-card/form.ts'
import { uploadDocument } from './documents/upload-document/form.ts'
import type { ScreenForm } from './form.ts'
import { crn } from './identity/crn/form.ts'
import { customiseCard } from './offer/customise-card/form.ts'
import { dob } from './identity/dob/form.ts'
import { eligibleCardListing } from './offer/eligible-card-listing/form.ts'
import { etbPersonalDetails } from './identity/etb-personal-details/form.ts'
import { morePersonalDetails } from './identity/more-personal-details/form.ts'
import { multipleCrn } from './identity/multiple-crn/form.ts'
import { personalDetails } from './identity/personal-details/form.ts'
import { aadhaarDenied } from './kyc/aadhaar-denied/form.ts'
import { kycOtp } from './kyc/kyc-otp/form.ts'
import { kyc } from './kyc/kyc/form.ts'
import { unregisteredMobile } from './kyc/unregistered-mobile/form.ts'
import { reviewTelecaller } from './address/review-telecaller/form.ts'
import { congratulations, tc, tcc } from './offer/terms.ts'
import { confirm } from './start/confirm/form.ts'
import { verifyApplication } from './start/verify-application/form.ts'
import { verifyMobile } from './start/verify-mobile/form.ts'
import { verifyOtp } from './start/verify-otp/form.ts'
import { requirements } from './video-kyc/requirements/form.ts'
import { workDetails } from './work/work-details/form.ts'

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
