/** A call of the specification's endpoint catalogue: its requirement and its path (rulings, EP-79 and EP-80). */
export interface CatalogueCall {
  id: string
  path: `/api/${string}`
}

const under = (folder: `/api/${string}`, calls: Readonly<Record<string, string>>): readonly CatalogueCall[] =>
  Object.entries(calls).map(([id, name]) => ({ id, path: `${folder}${name}` as const }))

/** The whole endpoint catalogue of section 7, in its order. */
export const catalogue: readonly CatalogueCall[] = [
  ...under('/api/master/', {
    'EP-01': 'getProductDetails',
    'EP-02': 'getConsentDetails',
    'EP-03': 'getPreferenceDetails',
    'EP-04': 'getPinCodeDetails',
    'EP-05': 'getVKYCSecurityDetails',
    'EP-06': 'getNegativeCheckDetails',
    'EP-07': 'getGenderDetails',
    'EP-08': 'getCompanyDetails',
    'EP-09': 'getIncomeDetails',
    'EP-10': 'getMaritalStatusDetails',
    'EP-11': 'getHolidaysList',
    'EP-12': 'getDownTimeDetails',
  }),
  ...under('/api/', { 'EP-13': 'getCardDetails.json' }),
  ...under('/api/eligibility/', {
    'EP-14': 'panValidation',
    'EP-15': 'nameMatch',
    'EP-16': 'ncifDedupe',
    'EP-17': 'bureauCheck',
    'EP-18': 'breResponseDetails',
    'EP-19': 'finalBre',
  }),
  ...under('/api/etb/apps/', {
    'EP-20': 'validateDOB',
    'EP-21': 'customerDetails',
    'EP-22': 'customerOfferDetails',
    'EP-23': 'liabilityDetails',
    'EP-24': 'addressUpdate',
    'EP-25': 'crnStatus',
    'EP-26': 'multCardEligibilityCheck',
  }),
  ...under('/api/apps/', {
    'EP-27': 'ipSpoofing',
    'EP-28': 'generateOTP',
    'EP-29': 'validateOTP',
    'EP-30': 'dedupeWithMOBAndDOB',
    'EP-31': 'dedupeWithPAN',
    'EP-32': 'getLocationDetails',
    'EP-33': 'createApplication',
    'EP-34': 'applicationDetails',
    'EP-35': 'updateApplication',
    'EP-36': 'sendNotification',
    'EP-37': 'generateEmailOTP',
    'EP-38': 'validateEmailOTP',
    'EP-39': 'aadharOTP',
    'EP-40': 'aadharEnglishVerbiage',
    'EP-41': 'aadharGetLanguage',
    'EP-42': 'aadharGetVernacularConsent',
    'EP-43': 'aadharUpdateConsent',
    'EP-44': 'mobileLinkToAadhaar',
    'EP-45': 'getAadharReferenceKey',
    'EP-46': 'aadharVault',
    'EP-47': 'sendSms',
    'EP-48': 'sendEmail',
    'EP-49': 'validateEmail',
    'EP-50': 'CKYCToken',
    'EP-51': 'setMPIN',
    'EP-52': 'getVirtualCardDetails',
    'EP-53': 'bureauDetails',
    'EP-54': 'previousRejectCodes',
    'EP-55': 'crnAndCardGeneration',
    'EP-56': 'cardGeneration',
    'EP-57': 'fetchCardNumber',
    'EP-58': 'fetchCardCVV',
    'EP-59': 'fetchExpiryDetails',
    'EP-60': 'spendInquiry',
    'EP-61': 'spendUpdate',
    'EP-62': 'getClientData',
    'EP-63': 'registermember',
  }),
  ...under('/api/extended/apps/', { 'EP-64': 'frequentFlyer' }),
  ...under('/api/', { 'EP-65': 'validateAadharOTP' }),
  ...under('/api/kyc/', {
    'EP-66': 'vkycCallWait',
    'EP-67': 'vkycCustomerHandshake',
    'EP-68': 'vkycCustomerStatus',
    'EP-69': 'ckycSearch',
    'EP-70': 'ckycDownload',
    'EP-71': 'documentUploadToS3',
  }),
  ...under('/api/document-analysis/', {
    'EP-72': 'initiateTransaction',
    'EP-73': 'fileUpload',
    'EP-74': 'fileProcess',
    'EP-75': 'reportGeneration',
    'EP-76': 'generateLink',
    'EP-77': 'retrieveReport',
    'EP-78': 'cancelTransaction',
  }),
]

/** A row of the specification's call table and the path it lives at (rulings, CA-25). */
export interface TableRow {
  id: string
  name: string
  path: `/api/${string}`
}

/** The call table of section 7, in its order. */
export const callTable: readonly TableRow[] = [
  { id: 'CA-01', name: 'Products list', path: '/api/master/getProductDetails' },
  { id: 'CA-02', name: 'Preferences', path: '/api/master/getPreferenceDetails' },
  { id: 'CA-03', name: 'Product by logo', path: '/api/master/getProductDetails' },
  { id: 'CA-04', name: 'Client data', path: '/api/apps/getClientData' },
  { id: 'CA-05', name: 'Maintenance check', path: '/api/master/getDownTimeDetails' },
  { id: 'CA-06', name: 'Generate mobile OTP', path: '/api/apps/generateOTP' },
  { id: 'CA-07', name: 'Verify mobile OTP', path: '/api/apps/validateOTP' },
  { id: 'CA-08', name: 'Get application', path: '/api/apps/applicationDetails' },
  { id: 'CA-09', name: 'Dedupe with mobile', path: '/api/apps/dedupeWithMOBAndDOB' },
  { id: 'CA-10', name: 'Create application', path: '/api/apps/createApplication' },
  { id: 'CA-11', name: 'Update application', path: '/api/apps/updateApplication' },
  { id: 'CA-12', name: 'WhatsApp consent', path: '/api/apps/sendNotification' },
  { id: 'CA-13', name: 'Process business rules', path: '/api/eligibility/breResponseDetails' },
  { id: 'CA-14', name: 'Social-trust submit', path: '/api/eligibility/socialTrust' },
  { id: 'CA-15', name: 'Verify telecaller e-mail', path: '/api/apps/validateEmail' },
  { id: 'CA-16', name: 'Credit bureau pull', path: '/api/eligibility/bureauCheck' },
  { id: 'CA-17', name: 'Get pincode', path: '/api/master/getPinCodeDetails' },
  { id: 'CA-18', name: 'Liability details', path: '/api/etb/apps/liabilityDetails' },
  { id: 'CA-19', name: 'CRN status', path: '/api/etb/apps/crnStatus' },
  {
    id: 'CA-20',
    name: 'Cancel document-analysis transaction',
    path: '/api/document-analysis/cancelTransaction',
  },
]

/** Served calls that the specification does not name, by id, each with why it is there. */
export const ownCalls: Readonly<Record<string, string>> = {
  getIndustryDetails: 'the choices of the industry field',
  changeCard: 'the way on where the chosen card is not for this applicant',
  leaveApplication: 'what the specification does on leaving: drop-off, release of the hold, end of the session',
  signInUnderWay:
    'a reload of the code’s page: number, card and consents are the server’s to remember, not the browser’s',
  continueApplication: 'a one-time link opens with the code that this call sends; the specification names no links',
  sendContinueLink: 'an applicant who continues later, or on another device, asks for a link',
  stopReminders: 'the way out that a reminder offers',
  endReminders: 'the same for somebody who is signed in, among the consents',
  withdrawConsent: 'an optional consent is withdrawn where it is shown; the specification knows only that of WhatsApp',
  withdrawApplication: 'an applicant’s change of mind before the card is ordered; the specification has no call for it',
  givenConsents: 'the consents among the answers to check: what was agreed to and when',
  decisionLetter: 'the letter of a decision as a file to keep (ADR 0044)',
  decisionNotice: 'what an applicant is told when the application has ended, with its letter',
  ckycRequestCode:
    'the registry gives a record only for its own code, which it sends when asked; the specification is older',
  orderPages: 'the order of photographed pages; the specification has no call for it',
  removeUpload: 'an uploaded page or month that the applicant takes back; the specification has no call for it',
  remindToApply: 'the day on which to apply again is said; this is its “remind me on that day”',
  contestDecision: 'a decision may be contested before a person',
  callSlots: 'a call may be booked for later (VK-01); the specification has no calendar',
  bookCall: 'books, moves and cancels such a call',
  handOff: 'a link to a phone for the call (rulings, VK-12); the specification names no way there',
  followHandOff: 'the desktop sees how far the phone has come',
  takeBack: 'the desktop continues where the phone stopped',
  textAtOpening: 'the message when the closed video desk opens again, and its undo',
  activateCard:
    'a card is activated with its holder’s consent (ADR 0054); the specification ends with the virtual card',
  statementInquiry: 'what pays the card’s bill and how its statement comes (ADR 0059), like spendInquiry',
  statementUpdate: 'changes one of them, like spendUpdate',
  upiInquiry: 'whether the card can be used with UPI, and is (ADR 0058)',
  upiUpdate: 'turns it on or off',
  recordEvent: 'analytics through our server, which knows the bank’s sinks; the specification names no call',
  addOnInquiry: 'the add-on cards of the holder’s family (ADR 0062)',
  addOnOrder: 'asks the bank for one',
  reportError: 'failures that only the browser sees',
}
