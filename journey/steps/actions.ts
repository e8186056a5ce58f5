import type { CallId } from '../ids/calls.ts'
import type { CustomerType } from '../ids/markers.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import type { ActionRow } from './action.ts'
import { actions as addressNotAvailable } from './address/address-not-available/actions.ts'
import { actions as checkAnswers } from './address/check-answers/actions.ts'
import { actions as confirmHomeAddress } from './address/confirm-home-address/actions.ts'
import { actions as confirmOfficeAddress } from './address/confirm-office-address/actions.ts'
import { actions as deliveryAddress } from './address/delivery-address/actions.ts'
import { actions as detailDeliveryAddress } from './address/detail-delivery-address/actions.ts'
import { actions as homeAddress } from './address/home-address/actions.ts'
import { actions as officeAddress } from './address/office-address/actions.ts'
import { actions as reviewTelecaller } from './address/review-telecaller/actions.ts'
import { actions as verifyTs } from './address/verify-ts/actions.ts'
import { actions as setMpin } from './card/set-mpin/actions.ts'
import { actions as virtualCard } from './card/virtual-card/actions.ts'
import { actions as perfiosRedirect } from './documents/perfios-redirect/actions.ts'
import { actions as uploadDocument } from './documents/upload-document/actions.ts'
import { actions as crn } from './identity/crn/actions.ts'
import { actions as dob } from './identity/dob/actions.ts'
import { actions as etbPersonalDetails } from './identity/etb-personal-details/actions.ts'
import { actions as morePersonalDetails } from './identity/more-personal-details/actions.ts'
import { actions as multipleCrn } from './identity/multiple-crn/actions.ts'
import { actions as personalDetails } from './identity/personal-details/actions.ts'
import { actions as aadhaarDenied } from './kyc/aadhaar-denied/actions.ts'
import { actions as kyc } from './kyc/kyc/actions.ts'
import { actions as kycOtp } from './kyc/kyc-otp/actions.ts'
import { actions as unregisteredMobile } from './kyc/unregistered-mobile/actions.ts'
import { actions as authCardDetails } from './offer/auth-card-details/actions.ts'
import { actions as congratulations } from './offer/congratulations/actions.ts'
import { actions as creditCard } from './offer/credit-card/actions.ts'
import { actions as customiseCard } from './offer/customise-card/actions.ts'
import { actions as eligibleCardListing } from './offer/eligible-card-listing/actions.ts'
import { actions as tc } from './offer/tc/actions.ts'
import { actions as tcc } from './offer/tcc/actions.ts'
import { actions as panRegistered } from './outcome/pan-registered/actions.ts'
import { actions as reject811Customer } from './outcome/reject811Customer/actions.ts'
import { actions as agentWaiting } from './video-kyc/agent-waiting/actions.ts'
import { actions as kycLater } from './video-kyc/kyc-later/actions.ts'
import { actions as kycUnableToProceed } from './video-kyc/kyc-unable-to-proceed/actions.ts'
import { actions as kycUnableToVerify } from './video-kyc/kyc-unable-to-verify/actions.ts'
import { actions as location } from './video-kyc/location/actions.ts'
import { actions as permission } from './video-kyc/permission/actions.ts'
import { actions as requirements } from './video-kyc/requirements/actions.ts'
import { actions as searchingAgent } from './video-kyc/searching-agent/actions.ts'
import { actions as workDetails } from './work/work-details/actions.ts'

/** Every action of the product, by part, in the order of the journey. */
export const actions: readonly ActionRow[] = [
  ...personalDetails,
  ...morePersonalDetails,
  ...multipleCrn,
  ...crn,
  ...dob,
  ...etbPersonalDetails,

  ...workDetails,

  ...confirmHomeAddress,
  ...homeAddress,
  ...checkAnswers,
  ...verifyTs,
  ...officeAddress,
  ...confirmOfficeAddress,
  ...deliveryAddress,
  ...detailDeliveryAddress,
  ...addressNotAvailable,
  ...reviewTelecaller,

  ...congratulations,
  ...creditCard,
  ...tcc,
  ...tc,
  ...eligibleCardListing,
  ...authCardDetails,
  ...customiseCard,

  ...uploadDocument,
  ...perfiosRedirect,

  ...kyc,
  ...kycOtp,
  ...unregisteredMobile,
  ...aadhaarDenied,

  ...requirements,
  ...location,
  ...permission,
  ...searchingAgent,
  ...agentWaiting,
  ...kycLater,
  ...kycUnableToProceed,
  ...kycUnableToVerify,

  ...setMpin,
  ...virtualCard,

  ...panRegistered,
  ...reject811Customer,
]

/** The row of an action, or undefined when that customer type has no such action on that screen. */
export const actionRow = (screen: ScreenId, action: string, customerType: CustomerType): ActionRow | undefined =>
  actions.find((row) => row.screen === screen && row.action === action && row.customerType === customerType)

/** The rows that a call carries: in which states it may be made. Empty: the call belongs to no screen's action. */
export const rowsOfCall = (call: CallId, customerType: CustomerType): readonly ActionRow[] =>
  actions.filter((row) => row.call === call && row.customerType === customerType)
