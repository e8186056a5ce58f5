import type { ScreenId } from '../ids/screen-ids.ts'
import { addressNotAvailable } from './address/address-not-available/step.ts'
import { checkAnswers } from './address/check-answers/step.ts'
import { confirmHomeAddress } from './address/confirm-home-address/step.ts'
import { confirmOfficeAddress } from './address/confirm-office-address/step.ts'
import { deliveryAddress } from './address/delivery-address/step.ts'
import { detailDeliveryAddress } from './address/detail-delivery-address/step.ts'
import { homeAddress } from './address/home-address/step.ts'
import { officeAddress } from './address/office-address/step.ts'
import { reviewTelecaller } from './address/review-telecaller/step.ts'
import { verifyTs } from './address/verify-ts/step.ts'
import { setMpin } from './card/set-mpin/step.ts'
import { virtualCard } from './card/virtual-card/step.ts'
import { perfiosRedirect } from './documents/perfios-redirect/step.ts'
import { uploadDocument } from './documents/upload-document/step.ts'
import { crn } from './identity/crn/step.ts'
import { dob } from './identity/dob/step.ts'
import { etbPersonalDetails } from './identity/etb-personal-details/step.ts'
import { morePersonalDetails } from './identity/more-personal-details/step.ts'
import { multipleCrn } from './identity/multiple-crn/step.ts'
import { personalDetails } from './identity/personal-details/step.ts'
import { aadhaarDenied } from './kyc/aadhaar-denied/step.ts'
import { kyc } from './kyc/kyc/step.ts'
import { kycOtp } from './kyc/kyc-otp/step.ts'
import { unregisteredMobile } from './kyc/unregistered-mobile/step.ts'
import { authCardDetails } from './offer/auth-card-details/step.ts'
import { congratulations } from './offer/congratulations/step.ts'
import { creditCard } from './offer/credit-card/step.ts'
import { customiseCard } from './offer/customise-card/step.ts'
import { eligibleCardListing } from './offer/eligible-card-listing/step.ts'
import { tc } from './offer/tc/step.ts'
import { tcc } from './offer/tcc/step.ts'
import { panRegistered } from './outcome/pan-registered/step.ts'
import { reject811Customer } from './outcome/reject811Customer/step.ts'
import { confirm } from './start/confirm/step.ts'
import { verifyApplication } from './start/verify-application/step.ts'
import { verifyMobile } from './start/verify-mobile/step.ts'
import { verifyOtp } from './start/verify-otp/step.ts'
import { agentWaiting } from './video-kyc/agent-waiting/step.ts'
import { kycLater } from './video-kyc/kyc-later/step.ts'
import { kycUnableToProceed } from './video-kyc/kyc-unable-to-proceed/step.ts'
import { kycUnableToVerify } from './video-kyc/kyc-unable-to-verify/step.ts'
import { location } from './video-kyc/location/step.ts'
import { permission } from './video-kyc/permission/step.ts'
import { requirements } from './video-kyc/requirements/step.ts'
import { searchingAgent } from './video-kyc/searching-agent/step.ts'
import { workDetails } from './work/work-details/step.ts'
import type { Step } from './step.ts'

/**
 * Every screen on which something is asked or done, in the order of the journey. For the server, the documents and the
 * tests: browsers load `actions.ts` and the form of the screen that they show.
 */
export const steps = {
  confirm,
  'verify-application': verifyApplication,
  'verify-mobile': verifyMobile,
  'verify-otp': verifyOtp,

  'personal-details': personalDetails,
  'more-personal-details': morePersonalDetails,
  'multiple-crn': multipleCrn,
  crn,
  dob,
  'etb-personal-details': etbPersonalDetails,

  'work-details': workDetails,

  'confirm-home-address': confirmHomeAddress,
  'home-address': homeAddress,
  'check-answers': checkAnswers,
  'verify-ts': verifyTs,
  'office-address': officeAddress,
  'confirm-office-address': confirmOfficeAddress,
  'delivery-address': deliveryAddress,
  'detail-delivery-address': detailDeliveryAddress,
  'address-not-available': addressNotAvailable,
  'review-telecaller': reviewTelecaller,

  congratulations,
  'credit-card': creditCard,
  tcc,
  tc,
  'eligible-card-listing': eligibleCardListing,
  'auth-card-details': authCardDetails,
  'customise-card': customiseCard,

  'upload-document': uploadDocument,
  'perfios-redirect': perfiosRedirect,

  kyc,
  'kyc-otp': kycOtp,
  'unregistered-mobile': unregisteredMobile,
  'aadhaar-denied': aadhaarDenied,

  requirements,
  location,
  permission,
  'searching-agent': searchingAgent,
  'agent-waiting': agentWaiting,
  'kyc-later': kycLater,
  'kyc-unable-to-proceed': kycUnableToProceed,
  'kyc-unable-to-verify': kycUnableToVerify,

  'set-mpin': setMpin,
  'virtual-card': virtualCard,

  'pan-registered': panRegistered,
  reject811Customer,
} as const satisfies Partial<Record<ScreenId, Step>>

const ofScreen: Readonly<Partial<Record<ScreenId, Step>>> = steps

/** What belongs to a screen, or undefined where nothing is asked or done. */
export const stepOf = (screen: ScreenId): Step | undefined =>
  Object.hasOwn(ofScreen, screen) ? ofScreen[screen] : undefined
