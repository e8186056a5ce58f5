import { mayWithdraw } from '../rules/life/withdrawal.ts'
import { markersOfType, type CustomerType, type Marker } from '../ids/markers.ts'

/**
 * A marker that a provider's answer or a job sets (rulings, "who sets which marker, when"). What an applicant's
 * action sets stands in `actions.ts`. `from` names the markers in which it may happen; `when` is the clause.
 */
export interface Setter {
  marker: Marker
  customerType: CustomerType
  by: 'provider' | 'job' | 'applicant'
  /** The calls of the contract whose answer decides, the job's name, or the call that the applicant makes. */
  name: readonly string[]
  from: readonly (Marker | 'none')[]
  when: string
}

const setter =
  (customerType: CustomerType, by: Setter['by']) =>
  (marker: Marker, name: string, from: string, when: string): Setter => ({
    marker,
    customerType,
    by,
    name: name.split(' '),
    from: from.split(' ') as Setter['from'],
    when,
  })

const ntbProvider = setter('NTB', 'provider')
const ntbJob = setter('NTB', 'job')
const etbProvider = setter('ETB', 'provider')
const etbJob = setter('ETB', 'job')

const home = 'RESIDENCE_ADDRESS_SELECTION RESIDENCE_ADDRESS'
const office = 'BRE_APPROVED FIRST_BRE_REFERRED OFFICEADDRESS_SUBMIT DELIVERY_ADDRESS_SUBMIT PERFIOS'
const kyc =
  'CONGRATULATION OFFICEADDRESS_SUCCESS TANDCMATCH_FOUND TANDCMATCH_NOTFOUND CKYC_REJECT CKYC_REFER AADHAAR_SUBMIT SCAN_DOCUMENT NSTP NSTP_CKYC_REJECT NSTP_CKYC_REFER VKYC_INIT'
const upload = 'DELIVERY_ADDRESS_SUBMIT PERFIOS'
const details =
  'VERIFY_MOBILE PERSONAL_DETAILS ADDITIONAL_PERSONAL_DETAILS WORK_DETAILS RESIDENCE_ADDRESS_SELECTION RESIDENCE_ADDRESS'
/** Where the list "after validateDOB, first that holds" is run. */
const offers =
  'VERIFY_MOBILE VERIFY_DOB_CRN ADDRESS_UPDATE_PENDING ADDRESS_NOT_IN_BCIF ELIGIBLE_CARDS MISSING_PERSONAL_DETAILS'
const offerCalls = 'validateDOB customerDetails previousRejectCodes multCardEligibilityCheck customerOfferDetails'
const delivery = 'OFFER_CHECK_PA WORK_DETAILS OFFICEADDRESS_SUBMIT'

export const setters: readonly Setter[] = [
  ntbProvider('VERIFY_MOBILE', 'createApplication', 'none', 'created after OTP and dedupe'),
  ntbProvider(
    'PAN_ALREADY_REGISTERED',
    'dedupeWithPAN ncifDedupe',
    details,
    'personal-details: the PAN is an ETB customer\u2019s',
  ),
  ntbProvider(
    'NO_REGISTERED_MOBILE',
    'dedupeWithPAN ncifDedupe',
    details,
    'the same, partner channel, that customer has no registered mobile',
  ),
  ntbProvider('NOT_SOURCING', 'getNegativeCheckDetails', details, 'work-details: the company is on the excluded list'),
  ntbProvider('RESIDENCE_ADDRESS', 'bureauCheck', 'WORK_DETAILS', 'the bureaus have no usable entry'),
  ntbProvider(
    'INTERNAL_REJECTION',
    'getPinCodeDetails',
    `WORK_DETAILS ${home} ${office}`,
    'a home or office pincode confirmed although unserved or unknown',
  ),
  ntbProvider(
    'BRE_APPROVED',
    'breResponseDetails socialTrust',
    `${home} BRE_APPROVED BRE_REJECT`,
    'incomeDocRequired N: approve or refer on the first run, approve on a re-decision',
  ),
  ntbProvider(
    'BRE_REJECT',
    'breResponseDetails socialTrust',
    `${home} BRE_APPROVED BRE_REJECT`,
    'soft, hard, verdict or PostBRE reject',
  ),
  ntbProvider(
    'FIRST_BRE_REFERRED',
    'breResponseDetails socialTrust',
    `${home} BRE_APPROVED BRE_REJECT`,
    're-decision: refer, incomeDocRequired N; sets NSTP, isDocRequired Y',
  ),
  ntbProvider(
    'DELIVERY_ADDRESS_SUBMIT',
    'cancelTransaction retrieveReport',
    'DELIVERY_ADDRESS_SUBMIT PERFIOS',
    'document analysis cancelled or failed',
  ),
  ntbProvider('FINAL_BRE_APPROVED', 'finalBre', upload, 'documents accepted: approve'),
  ntbProvider('FINAL_BRE_REJECT', 'finalBre', upload, 'documents accepted: reject'),
  ntbProvider(
    'TANDCMATCH_FOUND',
    'ckycSearch',
    'CONGRATULATION OFFICEADDRESS_SUCCESS FINAL_BRE_APPROVED',
    'terms and consent given: a record is found',
  ),
  ntbProvider(
    'TANDCMATCH_NOTFOUND',
    'ckycSearch',
    'CONGRATULATION OFFICEADDRESS_SUCCESS FINAL_BRE_APPROVED',
    'the same: none is found',
  ),
  ntbProvider(
    'CKYC_APPROVED',
    'ckycDownload nameMatch CKYCToken',
    'TANDCMATCH_FOUND',
    'STP, SSTP: \u201cthese are my details\u201d and the person matches',
  ),
  ntbProvider('CKYC_REJECT', 'ckycDownload nameMatch CKYCToken', 'TANDCMATCH_FOUND', 'STP, SSTP: another person'),
  ntbProvider('CKYC_REFER', 'ckycDownload nameMatch CKYCToken', 'TANDCMATCH_FOUND', 'STP, SSTP: stale or incomplete'),
  ntbProvider('NSTP_CKYC_APPROVED', 'ckycDownload nameMatch CKYCToken', 'TANDCMATCH_FOUND', 'NSTP: the person matches'),
  ntbProvider('NSTP_CKYC_REJECT', 'ckycDownload nameMatch CKYCToken', 'TANDCMATCH_FOUND', 'NSTP: another person'),
  ntbProvider('NSTP_CKYC_REFER', 'ckycDownload nameMatch CKYCToken', 'TANDCMATCH_FOUND', 'NSTP: stale or incomplete'),
  ntbProvider('AADHAAR_SUBMIT', 'validateAadharOTP', kyc, 'code, name, age, gender good; reference key stored'),
  ntbProvider('SCAN_DOCUMENT', 'documentUploadToS3', kyc, 'driving licence or passport uploaded at aadhaar-denied'),
  ntbProvider('VKYC_INIT', 'vkycCallWait', 'AADHAAR_SUBMIT SCAN_DOCUMENT VKYC_INIT', 'the queue took the applicant'),
  ntbProvider('VKYC_APPROVED', 'vkycCustomerStatus', 'VKYC_INIT', 'approved or accepted, confirmed by the auditor'),
  ntbProvider('VKYC_REJECT', 'vkycCustomerStatus', 'VKYC_INIT', 'decline, confirmed by the auditor'),
  ntbProvider('PENDING', 'vkycCustomerStatus', 'VKYC_INIT', 'refer; kyc-unable-to-verify first'),
  ntbJob('VKYC_APPROVED', 'video-follow-up', 'PENDING', 'the representative approved after a refer'),
  ntbJob('VKYC_REJECT', 'video-follow-up', 'PENDING', 'the representative declined after a refer'),
  ntbJob('BCIF_INIT', 'customer-file', 'VKYC_APPROVED CKYC_APPROVED NSTP_CKYC_APPROVED', 'customer file asked'),
  ntbJob('BCIF_APPROVED', 'customer-file', 'BCIF_INIT', 'customer file answered'),
  ntbJob('LOS_PUSH', 'los', 'BCIF_APPROVED', 'SSTP: sent'),
  ntbJob('LOS_APPROVED', 'los', 'LOS_PUSH', 'SSTP: approved'),
  ntbJob('LOS_REJECT', 'los', 'LOS_PUSH', 'SSTP: rejected'),
  ntbJob('CRM_PUSH', 'crm', 'BCIF_APPROVED', 'NSTP: sent for review (72 h)'),
  ntbJob('CRM_APPROVED', 'crm', 'CRM_PUSH', 'NSTP: approved'),
  ntbJob('CRM_REJECT', 'crm', 'CRM_PUSH', 'NSTP: rejected'),
  ntbJob(
    'VISIONPLUS_APPROVED',
    'card-host',
    'BCIF_APPROVED LOS_APPROVED CRM_APPROVED',
    'card issued; sets approvedDate; a failing host keeps the former marker',
  ),
  ntbProvider('MPIN_SET', 'setMPIN', 'VISIONPLUS_APPROVED', 'PIN set'),

  etbProvider('VERIFY_MOBILE', 'createApplication', 'none', 'created after OTP and dedupe'),
  etbProvider('NOT_SOURCING', offerCalls, offers, '1. sourceable N'),
  etbProvider('VKYC_REJECT', offerCalls, offers, '2. previousRejectCodes holds a video KYC rejection'),
  etbProvider('NO_REGISTERED_MOBILE', offerCalls, offers, '3. partner channel and no registered mobile'),
  etbProvider('VISIT_NEAREST_BRANCH', offerCalls, offers, '4. stale KYC, not the digital account'),
  etbProvider(
    'ADDRESS_UPDATE_PENDING',
    `${offerCalls} addressUpdate`,
    `${offers} ${delivery}`,
    '5. an update is open; or addressUpdate accepted',
  ),
  etbProvider('ADDRESS_NOT_IN_BCIF', offerCalls, offers, '6. no communication address on file'),
  etbProvider('ELIGIBLE_CARDS', offerCalls, offers, '7. more than one card and none chosen'),
  etbProvider('MISSING_PERSONAL_DETAILS', offerCalls, offers, '8. a required personal field is missing'),
  etbProvider('MISSING_OFFICE_ADDRESS', offerCalls, offers, '9. PA, employed, no office address, not U811/U811R'),
  etbProvider('OFFER_CHECK_PA', offerCalls, offers, '10. customerOfferType PA'),
  etbProvider('OFFER_CHECK_PQ', offerCalls, offers, '10. customerOfferType PQ'),
  etbProvider('OFFER_CHECK_NPQ', offerCalls, offers, '10. customerOfferType NPQ'),
  etbProvider(
    'INTERNAL_REJECTION',
    'getPinCodeDetails',
    'MISSING_OFFICE_ADDRESS OFFICEADDRESS_SUBMIT',
    'an office pincode confirmed although unserved or unknown',
  ),
  etbProvider(
    'BRE_APPROVED',
    'breResponseDetails',
    `${delivery} BRE_REJECT`,
    'after the delivery address: approve, incomeDocRequired N',
  ),
  etbProvider('BRE_REJECT', 'breResponseDetails', `${delivery} BRE_REJECT`, 'soft, hard or PostBRE reject'),
  etbProvider(
    'FIRST_BRE_REFERRED',
    'breResponseDetails',
    `${delivery} BRE_REJECT`,
    'refer, incomeDocRequired N (the offer check was the first); sets NSTP',
  ),
  etbJob('BCIF_PUSH', 'customer-file', 'BRE_APPROVED FIRST_BRE_REFERRED', 'tc accepted: customer file update sent'),
  etbJob('LOS_PUSH', 'los', 'BCIF_PUSH', 'SSTP: sent'),
  etbJob('CRM_PUSH', 'crm', 'BCIF_PUSH', 'NSTP: sent'),
  etbJob('INTERNAL_REJECTION', 'los crm', 'LOS_PUSH CRM_PUSH', 'declined'),
  etbJob('VISIONPLUS_PUSH', 'card-host', 'BCIF_PUSH LOS_PUSH CRM_PUSH VISIONPLUS_FAILED', 'sent to the card host'),
  etbJob('VISIONPLUS_APPROVED', 'card-host', 'VISIONPLUS_PUSH PENDING', 'card issued; sets approvedDate'),
  etbJob('VISIONPLUS_FAILED', 'card-host', 'VISIONPLUS_PUSH PENDING', 'refused, or retries spent'),
  etbJob(
    'PENDING',
    'customer-file los crm card-host',
    'BCIF_PUSH LOS_PUSH CRM_PUSH VISIONPLUS_PUSH',
    'outcome unknown after 15 minutes; reconciliation sets the true one',
  ),
  etbProvider('VIRTUAL_CARD_DETAILS', 'getVirtualCardDetails', 'VISIONPLUS_APPROVED', 'answered the first time'),
  etbProvider(
    'MPIN_SET',
    'setMPIN',
    'VISIONPLUS_APPROVED VIRTUAL_CARD_DETAILS',
    'PIN set; optional, from virtual-card',
  ),
]

/**
 * What the applicant sets from any screen. Apart from the others: a way out is no way on, so no rule that an application
 * moves on may count it.
 */
export const withdrawals: readonly Setter[] = (['NTB', 'ETB'] as const).map((customerType) => ({
  marker: 'INTERNAL_REJECTION',
  customerType,
  by: 'applicant',
  name: ['withdrawApplication'],
  from: markersOfType(customerType).filter((completedScreen) => mayWithdraw({ completedScreen })),
  when: 'withdrawn before the card host is asked; no rejectedDate, closed at once',
}))

/** Whether a provider's answer or a job may set a marker on an application that stands at `from`. */
export const maySet = (customerType: CustomerType, from: Marker, marker: Marker, name: string): boolean =>
  setters.some(
    (row) =>
      row.customerType === customerType && row.marker === marker && row.name.includes(name) && row.from.includes(from),
  )
