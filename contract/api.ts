import type { Call } from './call.ts'
import { masterCalls } from './master-api.ts'
import { aadharOTP } from './calls/apps/aadharOTP.ts'
import { applicationDetails } from './calls/apps/applicationDetails.ts'
import { changeCard } from './calls/apps/changeCard.ts'
import { continueApplication } from './calls/apps/continueApplication.ts'
import { sendContinueLink } from './calls/apps/sendContinueLink.ts'
import { stopReminders } from './calls/apps/stopReminders.ts'
import { createApplication } from './calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from './calls/apps/dedupeWithMOBAndDOB.ts'
import { remindToApply } from './calls/apps/remindToApply.ts'
import { contestDecision } from './calls/apps/contestDecision.ts'
import { endReminders } from './calls/apps/endReminders.ts'
import { withdrawConsent } from './calls/apps/withdrawConsent.ts'
import { decisionLetter } from './calls/apps/decisionLetter.ts'
import { decisionNotice } from './calls/apps/decisionNotice.ts'
import { fetchCardCVV } from './calls/apps/fetchCardCVV.ts'
import { fetchCardNumber } from './calls/apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from './calls/apps/fetchExpiryDetails.ts'
import { activateCard } from './calls/apps/activateCard.ts'
import { frequentFlyer } from './calls/extended/frequentFlyer.ts'
import { registermember } from './calls/apps/registermember.ts'
import { spendInquiry } from './calls/apps/spendInquiry.ts'
import { spendUpdate } from './calls/apps/spendUpdate.ts'
import { statementInquiry } from './calls/apps/statementInquiry.ts'
import { statementUpdate } from './calls/apps/statementUpdate.ts'
import { upiInquiry } from './calls/apps/upiInquiry.ts'
import { upiUpdate } from './calls/apps/upiUpdate.ts'
import { addOnInquiry } from './calls/apps/addOnInquiry.ts'
import { addOnOrder } from './calls/apps/addOnOrder.ts'
import { generateEmailOTP } from './calls/apps/generateEmailOTP.ts'
import { generateOTP } from './calls/apps/generateOTP.ts'
import { getClientData } from './calls/apps/getClientData.ts'
import { getLocationDetails } from './calls/apps/getLocationDetails.ts'
import { getVirtualCardDetails } from './calls/apps/getVirtualCardDetails.ts'
import { leaveApplication } from './calls/apps/leaveApplication.ts'
import { withdrawApplication } from './calls/apps/withdrawApplication.ts'
import { sendEmail } from './calls/apps/sendEmail.ts'
import { givenConsents } from './calls/apps/givenConsents.ts'
import { signInUnderWay } from './calls/apps/signInUnderWay.ts'
import { mobileLinkToAadhaar } from './calls/apps/mobileLinkToAadhaar.ts'
import { recordEvent } from './calls/apps/recordEvent.ts'
import { reportError } from './calls/apps/reportError.ts'
import { sendNotification } from './calls/apps/sendNotification.ts'
import { sendSms } from './calls/apps/sendSms.ts'
import { setMPIN } from './calls/apps/setMPIN.ts'
import { updateApplication } from './calls/apps/updateApplication.ts'
import { validateAadharOTP } from './calls/apps/validateAadharOTP.ts'
import { validateEmail } from './calls/apps/validateEmail.ts'
import { validateEmailOTP } from './calls/apps/validateEmailOTP.ts'
import { validateOTP } from './calls/apps/validateOTP.ts'
import { customerDetails } from './calls/etb/customerDetails.ts'
import { validateDOB } from './calls/etb/validateDOB.ts'
import { breResponseDetails } from './calls/eligibility/breResponseDetails.ts'
import { finalBre } from './calls/eligibility/finalBre.ts'
import { socialTrust } from './calls/eligibility/socialTrust.ts'
import { bureauCheck } from './calls/eligibility/bureauCheck.ts'
import { fileProcess } from './calls/document-analysis/fileProcess.ts'
import { fileUpload } from './calls/document-analysis/fileUpload.ts'
import { orderPages } from './calls/document-analysis/orderPages.ts'
import { removeUpload } from './calls/document-analysis/removeUpload.ts'
import { reportGeneration } from './calls/document-analysis/reportGeneration.ts'
import { addressUpdate } from './calls/etb/addressUpdate.ts'
import { customerOfferDetails } from './calls/etb/customerOfferDetails.ts'
import { CKYCToken } from './calls/apps/CKYCToken.ts'
import { ckycDownload } from './calls/kyc/ckycDownload.ts'
import { ckycRequestCode } from './calls/kyc/ckycRequestCode.ts'
import { ckycSearch } from './calls/kyc/ckycSearch.ts'
import { documentUploadToS3 } from './calls/kyc/documentUploadToS3.ts'
import { bookCall } from './calls/kyc/bookCall.ts'
import { callSlots } from './calls/kyc/callSlots.ts'
import { followHandOff } from './calls/kyc/followHandOff.ts'
import { handOff } from './calls/kyc/handOff.ts'
import { takeBack } from './calls/kyc/takeBack.ts'
import { textAtOpening } from './calls/kyc/textAtOpening.ts'
import { vkycCallWait } from './calls/kyc/vkycCallWait.ts'
import { vkycCustomerHandshake } from './calls/kyc/vkycCustomerHandshake.ts'
import { vkycCustomerStatus } from './calls/kyc/vkycCustomerStatus.ts'
import { initiateTransaction } from './calls/document-analysis/initiateTransaction.ts'
import { generateLink } from './calls/document-analysis/generateLink.ts'
import { retrieveReport } from './calls/document-analysis/retrieveReport.ts'
import { cancelTransaction } from './calls/document-analysis/cancelTransaction.ts'

/** Every call that is served: master data, then the journey in its order. */
export const calls: readonly Call[] = [
  ...masterCalls,
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
