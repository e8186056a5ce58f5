import type { Route } from '../http/route.ts'
import { aadharOTP } from './apps/aadharOTP.ts'
import { applicationDetails } from './apps/applicationDetails.ts'
import { changeCard } from './apps/changeCard.ts'
import { continueApplication } from './apps/continueApplication.ts'
import { sendContinueLink } from './apps/sendContinueLink.ts'
import { stopReminders } from './apps/stopReminders.ts'
import { createApplication } from './apps/createApplication.ts'
import { remindToApply } from './apps/remindToApply.ts'
import { contestDecision } from './apps/contestDecision.ts'
import { endReminders } from './apps/endReminders.ts'
import { withdrawConsent } from './apps/withdrawConsent.ts'
import { decisionLetter } from './apps/decisionLetter.ts'
import { decisionNotice } from './apps/decisionNotice.ts'
import { dedupeWithMOBAndDOB } from './apps/dedupeWithMOBAndDOB.ts'
import { fetchCardCVV } from './apps/fetchCardCVV.ts'
import { fetchCardNumber } from './apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from './apps/fetchExpiryDetails.ts'
import { activateCard } from './apps/activateCard.ts'
import { frequentFlyer } from './extended/frequentFlyer.ts'
import { registermember } from './apps/registermember.ts'
import { spendInquiry } from './apps/spendInquiry.ts'
import { spendUpdate } from './apps/spendUpdate.ts'
import { statementInquiry } from './apps/statementInquiry.ts'
import { statementUpdate } from './apps/statementUpdate.ts'
import { upiInquiry } from './apps/upiInquiry.ts'
import { upiUpdate } from './apps/upiUpdate.ts'
import { addOnInquiry } from './apps/addOnInquiry.ts'
import { addOnOrder } from './apps/addOnOrder.ts'
import { generateEmailOTP } from './apps/generateEmailOTP.ts'
import { generateOTP } from './apps/generateOTP.ts'
import { getClientData } from './apps/getClientData.ts'
import { getLocationDetails } from './apps/getLocationDetails.ts'
import { getVirtualCardDetails } from './apps/getVirtualCardDetails.ts'
import { leaveApplication } from './apps/leaveApplication.ts'
import { withdrawApplication } from './apps/withdrawApplication.ts'
import { sendEmail } from './apps/sendEmail.ts'
import { givenConsents } from './apps/givenConsents.ts'
import { signInUnderWay } from './apps/signInUnderWay.ts'
import { mobileLinkToAadhaar } from './apps/mobileLinkToAadhaar.ts'
import { recordEvent } from './apps/recordEvent.ts'
import { reportError } from './apps/reportError.ts'
import { sendNotification } from './apps/sendNotification.ts'
import { sendSms } from './apps/sendSms.ts'
import { setMPIN } from './apps/setMPIN.ts'
import { updateApplication } from './apps/updateApplication.ts'
import { validateAadharOTP } from './apps/validateAadharOTP.ts'
import { validateEmail } from './apps/validateEmail.ts'
import { validateEmailOTP } from './apps/validateEmailOTP.ts'
import { validateOTP } from './apps/validateOTP.ts'
import { initiateTransaction } from './document-analysis/initiateTransaction.ts'
import { generateLink } from './document-analysis/generateLink.ts'
import { retrieveReport } from './document-analysis/retrieveReport.ts'
import { cancelTransaction } from './document-analysis/cancelTransaction.ts'
import { customerDetails } from './etb/customerDetails.ts'
import { validateDOB } from './etb/validateDOB.ts'
import { addressUpdate } from './etb/addressUpdate.ts'
import { customerOfferDetails } from './etb/customerOfferDetails.ts'
import { breResponseDetails } from './eligibility/breResponseDetails.ts'
import { finalBre } from './eligibility/finalBre.ts'
import { socialTrust } from './eligibility/socialTrust.ts'
import { bureauCheck } from './eligibility/bureauCheck.ts'
import { fileProcess } from './document-analysis/fileProcess.ts'
import { fileUpload } from './document-analysis/fileUpload.ts'
import { orderPages } from './document-analysis/orderPages.ts'
import { removeUpload } from './document-analysis/removeUpload.ts'
import { reportGeneration } from './document-analysis/reportGeneration.ts'
import { CKYCToken } from './apps/CKYCToken.ts'
import { ckycDownload } from './kyc/ckycDownload.ts'
import { ckycRequestCode } from './kyc/ckycRequestCode.ts'
import { ckycSearch } from './kyc/ckycSearch.ts'
import { documentUploadToS3 } from './kyc/documentUploadToS3.ts'
import { bookCall } from './kyc/bookCall.ts'
import { callSlots } from './kyc/callSlots.ts'
import { followHandOff } from './kyc/followHandOff.ts'
import { handOff } from './kyc/handOff.ts'
import { takeBack } from './kyc/takeBack.ts'
import { textAtOpening } from './kyc/textAtOpening.ts'
import { vkycCallWait } from './kyc/vkycCallWait.ts'
import { vkycCustomerHandshake } from './kyc/vkycCustomerHandshake.ts'
import { vkycCustomerStatus } from './kyc/vkycCustomerStatus.ts'
import { masterRoutes } from './master-routes.ts'

/** Every route that is served. A law fails for a call without a route or a route without a call. */
export const routes: readonly Route[] = [
  ...masterRoutes,
  generateOTP,
  validateOTP,
  applicationDetails,
  dedupeWithMOBAndDOB,
  getClientData,
  changeCard,
  createApplication,
  sendNotification,
  updateApplication,
  generateEmailOTP,
  validateEmail,
  validateEmailOTP,
  validateDOB,
  customerDetails,
  customerOfferDetails,
  addressUpdate,
  bureauCheck,
  breResponseDetails,
  finalBre,
  socialTrust,
  fileUpload,
  orderPages,
  removeUpload,
  fileProcess,
  reportGeneration,
  initiateTransaction,
  generateLink,
  retrieveReport,
  cancelTransaction,
  ckycSearch,
  ckycRequestCode,
  ckycDownload,
  CKYCToken,
  aadharOTP,
  validateAadharOTP,
  documentUploadToS3,
  getLocationDetails,
  vkycCallWait,
  vkycCustomerHandshake,
  vkycCustomerStatus,
  callSlots,
  bookCall,
  textAtOpening,
  handOff,
  followHandOff,
  takeBack,
  setMPIN,
  getVirtualCardDetails,
  sendSms,
  fetchCardNumber,
  fetchCardCVV,
  fetchExpiryDetails,
  activateCard,
  registermember,
  frequentFlyer,
  spendInquiry,
  spendUpdate,
  statementInquiry,
  statementUpdate,
  upiInquiry,
  upiUpdate,
  addOnInquiry,
  addOnOrder,
  leaveApplication,
  signInUnderWay,
  withdrawApplication,
  sendEmail,
  givenConsents,
  decisionNotice,
  decisionLetter,
  contestDecision,
  remindToApply,
  continueApplication,
  sendContinueLink,
  stopReminders,
  endReminders,
  withdrawConsent,
  mobileLinkToAadhaar,
  recordEvent,
  reportError,
]
