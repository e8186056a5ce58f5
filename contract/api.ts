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
import { sendDecisionLetter } from './calls/apps/sendDecisionLetter.ts'
import { endReminders } from './calls/apps/endReminders.ts'
import { decisionLetter } from './calls/apps/decisionLetter.ts'
import { decisionNotice } from './calls/apps/decisionNotice.ts'
import { fetchCardCVV } from './calls/apps/fetchCardCVV.ts'
import { fetchCardNumber } from './calls/apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from './calls/apps/fetchExpiryDetails.ts'
import { generateEmailOTP } from './calls/apps/generateEmailOTP.ts'
import { generateOTP } from './calls/apps/generateOTP.ts'
import { getLocationDetails } from './calls/apps/getLocationDetails.ts'
import { getVirtualCardDetails } from './calls/apps/getVirtualCardDetails.ts'
import { leaveApplication } from './calls/apps/leaveApplication.ts'
import { withdrawApplication } from './calls/apps/withdrawApplication.ts'
import { answersCopy } from './calls/apps/answersCopy.ts'
import { givenConsents } from './calls/apps/givenConsents.ts'
import { signInUnderWay } from './calls/apps/signInUnderWay.ts'
import { mobileLinkToAadhaar } from './calls/apps/mobileLinkToAadhaar.ts'
import { reportError } from './calls/apps/reportError.ts'
import { sendNotification } from './calls/apps/sendNotification.ts'
import { sendSms } from './calls/apps/sendSms.ts'
import { setMPIN } from './calls/apps/setMPIN.ts'
import { updateApplication } from './calls/apps/updateApplication.ts'
import { validateAadharOTP } from './calls/apps/validateAadharOTP.ts'
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
import { ckycSearch } from './calls/kyc/ckycSearch.ts'
import { documentUploadToS3 } from './calls/kyc/documentUploadToS3.ts'
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
  changeCard,
  createApplication,
  sendNotification,
  updateApplication,
  generateEmailOTP,
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
  aadharOTP,
  validateAadharOTP,
  documentUploadToS3,
  getLocationDetails,
  vkycCallWait,
  vkycCustomerHandshake,
  vkycCustomerStatus,
  setMPIN,
  getVirtualCardDetails,
  sendSms,
  fetchCardNumber,
  fetchCardCVV,
  fetchExpiryDetails,
  leaveApplication,
  signInUnderWay,
  withdrawApplication,
  answersCopy,
  givenConsents,
  decisionNotice,
  decisionLetter,
  sendDecisionLetter,
  contestDecision,
  remindToApply,
  continueApplication,
  sendContinueLink,
  stopReminders,
  endReminders,
  mobileLinkToAadhaar,
  reportError,
]
