import { bookCall } from '@card-journey/contract/calls/kyc/bookCall.ts'
import { callSlots } from '@card-journey/contract/calls/kyc/callSlots.ts'
import { followHandOff } from '@card-journey/contract/calls/kyc/followHandOff.ts'
import { handOff } from '@card-journey/contract/calls/kyc/handOff.ts'
import { takeBack } from '@card-journey/contract/calls/kyc/takeBack.ts'
import { textAtOpening } from '@card-journey/contract/calls/kyc/textAtOpening.ts'
import { addressUpdate } from '@card-journey/contract/calls/etb/addressUpdate.ts'
import { customerOfferDetails } from '@card-journey/contract/calls/etb/customerOfferDetails.ts'
import { aadharOTP } from '@card-journey/contract/calls/apps/aadharOTP.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import { changeCard } from '@card-journey/contract/calls/apps/changeCard.ts'
import { continueApplication } from '@card-journey/contract/calls/apps/continueApplication.ts'
import { sendContinueLink } from '@card-journey/contract/calls/apps/sendContinueLink.ts'
import { endReminders } from '@card-journey/contract/calls/apps/endReminders.ts'
import { stopReminders } from '@card-journey/contract/calls/apps/stopReminders.ts'
import { getClientData } from '@card-journey/contract/calls/apps/getClientData.ts'
import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/contract/calls/apps/dedupeWithMOBAndDOB.ts'
import { fetchCardCVV } from '@card-journey/contract/calls/apps/fetchCardCVV.ts'
import { fetchCardNumber } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { fetchExpiryDetails } from '@card-journey/contract/calls/apps/fetchExpiryDetails.ts'
import { activateCard } from '@card-journey/contract/calls/apps/activateCard.ts'
import { frequentFlyer } from '@card-journey/contract/calls/extended/frequentFlyer.ts'
import { registermember } from '@card-journey/contract/calls/apps/registermember.ts'
import { spendInquiry } from '@card-journey/contract/calls/apps/spendInquiry.ts'
import { spendUpdate } from '@card-journey/contract/calls/apps/spendUpdate.ts'
import { statementInquiry } from '@card-journey/contract/calls/apps/statementInquiry.ts'
import { statementUpdate } from '@card-journey/contract/calls/apps/statementUpdate.ts'
import { upiInquiry } from '@card-journey/contract/calls/apps/upiInquiry.ts'
import { upiUpdate } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import { addOnInquiry } from '@card-journey/contract/calls/apps/addOnInquiry.ts'
import { addOnOrder } from '@card-journey/contract/calls/apps/addOnOrder.ts'
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
import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { sendEmail } from '@card-journey/contract/calls/apps/sendEmail.ts'
import { withdrawConsent } from '@card-journey/contract/calls/apps/withdrawConsent.ts'
import { givenConsents } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { validateAadharOTP } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { validateEmail } from '@card-journey/contract/calls/apps/validateEmail.ts'
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
import { CKYCToken } from '@card-journey/contract/calls/apps/CKYCToken.ts'
import { ckycDownload } from '@card-journey/contract/calls/kyc/ckycDownload.ts'
import { ckycRequestCode } from '@card-journey/contract/calls/kyc/ckycRequestCode.ts'
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
  callSlots,
  bookCall,
  textAtOpening,
  handOff,
  followHandOff,
  takeBack,
  sendContinueLink,
  stopReminders,
  endReminders,
  getClientData,
  createApplication,
  fetchCardCVV,
  fetchCardNumber,
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
  generateEmailOTP,
  generateOTP,
  getLocationDetails,
  getVirtualCardDetails,
  leaveApplication,
  signInUnderWay,
  withdrawApplication,
  sendEmail,
  sendSms,
  givenConsents,
  withdrawConsent,
  mobileLinkToAadhaar,
  setMPIN,
  updateApplication,
  validateAadharOTP,
  validateEmail,
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
  ckycRequestCode,
  ckycDownload,
  CKYCToken,
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
