import { addressUpdate } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { customerOfferDetails } from '@card-journey/contract/calls/etb/customerOfferDetails.ts'
import { aadharOTP } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { changeCard } from '@card-journey/contract/calls/apps/changeCard.ts'
import { continueApplication } from '@card-journey/contract/calls/apps/continueApplication.ts'
import { sendContinueLink } from '@card-journey/contract/calls/apps/sendContinueLink.ts'
import { endReminders } from '@card-journey/contract/calls/apps/endReminders.ts'
import { stopReminders } from '@card-journey/contract/calls/apps/stopReminders.ts'
import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { fetchCardCVV } from '@card-journey/contract/calls/apps/fetchCardCVV.ts'
import { fetchCardNumber } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from '@card-journey/contract/calls/apps/fetchExpiryDetails.ts'
import { generateEmailOTP } from '@card-journey/contract/calls/apps/generateEmailOTP.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { getLocationDetails } from '@card-journey/contract/calls/apps/getLocationDetails.ts'
import { getVirtualCardDetails } from '@card-journey/contract/calls/apps/getVirtualCardDetails.ts'
import { leaveApplication } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { signInUnderWay } from '@card-journey/contract/calls/apps/signInUnderWay.ts'
import { mobileLinkToAadhaar } from '@card-journey/contract/calls/apps/mobileLinkToAadhaar.ts'
import { setMPIN } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { answersCopy } from '@card-journey/contract/calls/apps/answersCopy.ts'
import { givenConsents } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { validateAadharOTP } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { validateEmailOTP } from '@card-journey/contract/calls/apps/validateEmailOTP.ts'
import { validateOTP } from '@card-journey/contract/calls/apps/validateOTP.ts'
import { initiateTransaction } from '@card-journey/contract/calls/document-analysis/initiateTransaction.ts'
import { generateLink } from '@card-journey/contract/calls/document-analysis/generateLink.ts'
import { retrieveReport } from '@card-journey/contract/calls/document-analysis/retrieveReport.ts'
import { cancelTransaction } from '@card-journey/contract/calls/document-analysis/cancelTransaction.ts'
import { customerDetails } from '@card-journey/contract/calls/etb/customerDetails.ts'
import { validateDOB } from '@card-journey/contract/calls/etb/validateDOB.ts'
import { breResponseDetails } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { finalBre } from '@card-journey/contract/calls/eligibility/finalBre.ts'
import { socialTrust } from '@card-journey/contract/calls/eligibility/socialTrust.ts'
import { bureauCheck } from '@card-journey/contract/calls/eligibility/bureauCheck.ts'
import { fileProcess } from '@card-journey/contract/calls/document-analysis/fileProcess.ts'
import { fileUpload } from '@card-journey/contract/calls/document-analysis/fileUpload.ts'
import { orderPages } from '@card-journey/contract/calls/document-analysis/orderPages.ts'
import { removeUpload } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import { reportGeneration } from '@card-journey/contract/calls/document-analysis/reportGeneration.ts'
import { documentUploadToS3 } from '@card-journey/contract/calls/kyc/documentUploadToS3.ts'
import { ckycSearch } from '@card-journey/contract/calls/kyc/ckycSearch.ts'
import { vkycCallWait } from '@card-journey/contract/calls/kyc/vkycCallWait.ts'
import { vkycCustomerHandshake } from '@card-journey/contract/calls/kyc/vkycCustomerHandshake.ts'
import { vkycCustomerStatus } from '@card-journey/contract/calls/kyc/vkycCustomerStatus.ts'

/** The calls that the server stories make, by name. */
export const calls = {
  addressUpdate,
  customerOfferDetails,
  aadharOTP,
  applicationDetails,
  changeCard,
  continueApplication,
  sendContinueLink,
  stopReminders,
  endReminders,
  createApplication,
  fetchCardCVV,
  fetchCardNumber,
  fetchExpiryDetails,
  generateEmailOTP,
  generateOTP,
  getLocationDetails,
  getVirtualCardDetails,
  leaveApplication,
  signInUnderWay,
  withdrawApplication,
  answersCopy,
  givenConsents,
  mobileLinkToAadhaar,
  setMPIN,
  updateApplication,
  validateAadharOTP,
  validateEmailOTP,
  validateOTP,
  customerDetails,
  dedupeWithMOBAndDOB,
  validateDOB,
  breResponseDetails,
  finalBre,
  socialTrust,
  initiateTransaction,
  generateLink,
  retrieveReport,
  cancelTransaction,
  bureauCheck,
  ckycSearch,
  documentUploadToS3,
  fileProcess,
  fileUpload,
  orderPages,
  removeUpload,
  reportGeneration,
  vkycCallWait,
  vkycCustomerHandshake,
  vkycCustomerStatus,
}
