import type { Call } from '@card-journey/contract/call.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'

/** Ids in a request that belong to someone. */
export interface OwnIds {
  applicationId: string
  mobileNumber: string
  version?: number
  ticket?: string
  grant?: string
}

const timestamp = '2026-11-19T11:00:00+05:30'
const enquiry = { sourceAppId: 'CCSFDC', requestId: 'f'.repeat(16) } as const

/** A well-formed request of each call that needs a session. A new such call without a row here fails a test. */
const requests: Readonly<Record<string, (own: OwnIds) => unknown>> = {
  applicationDetails: ({ applicationId }) => ({ applicationId, responseType: 'FULL' }),
  dedupeWithMOBAndDOB: ({ mobileNumber }) => ({ ...enquiry, actionType: 'CRN_MB_DOB', mobileNumber }),
  createApplication: ({ mobileNumber }) => ({
    mobileNumber,
    consent: (['TNC', 'BUREAU'] as const).map((code) => ({ code, version: versionOf(code), timestamp, value: 'Y' })),
    createdDate: timestamp,
    productName: 'Utsav',
    productLogo: 'utsav',
    productCode: 'PVRB',
    channelCode: 'SF95',
    feeCode: '',
    campaignCode: '',
    isAirlineCobrand: false,
    utmParameters: {},
    customerType: 'NTB',
    requestId: enquiry.requestId,
    clientId: '',
  }),
  sendNotification: ({ mobileNumber }) => ({
    ...enquiry,
    action: 'OPTIN',
    notificationType: 'WHATSAPP',
    messages: [{ destination: [mobileNumber] }],
  }),
  updateApplication: ({ applicationId, version = 1 }) => ({
    applicationDetails: {
      applicationReferenceNo: applicationId,
      version,
      screen: 'personal-details',
      action: 'submit',
    },
  }),
  validateDOB: () => ({ dateOfBirth: '1990-04-12' }),
  customerDetails: () => ({}),
  customerOfferDetails: ({ applicationId, version = 1 }) => ({
    applicationDetails: {
      applicationReferenceNo: applicationId,
      version,
      screen: 'etb-personal-details',
      action: 'submit',
    },
  }),
  addressUpdate: ({ applicationId, version = 1 }) => ({
    applicationDetails: {
      applicationReferenceNo: applicationId,
      version,
      screen: 'address-not-available',
      action: 'submit',
    },
  }),
  changeCard: ({ version = 1 }) => ({ productLogo: 'sarita', version }),
  withdrawApplication: () => ({}),
  callSlots: () => ({}),
  handOff: () => ({ by: 'qr', language: 'en' }),
  takeBack: () => ({ token: 'A'.repeat(43) }),
  bookCall: () => ({ at: '2026-11-20T11:00:00+05:30' }),
  textAtOpening: () => ({ wanted: 'Y', language: 'en' }),
  sendEmail: () => ({ template: 'ANSWERS_COPY', language: 'en' }),
  givenConsents: () => ({ language: 'en' }),
  decisionLetter: () => ({ language: 'en' }),
  decisionNotice: () => ({ language: 'en' }),
  remindToApply: () => ({ wanted: 'Y', language: 'en' }),
  contestDecision: () => ({ words: 'Please look again.', language: 'en' }),
  sendContinueLink: () => ({}),
  endReminders: () => ({}),
  withdrawConsent: () => ({ code: 'MBANKING', language: 'en' }),
  leaveApplication: () => ({ path: '/auth/personal-details', exit: false }),
  generateEmailOTP: () => ({ emailId: 'asha@example.com' }),
  validateEmailOTP: () => ({ emailId: 'asha@example.com', otp: '123456' }),
  bureauCheck: () => ({}),
  breResponseDetails: ({ applicationId }) => ({ applicationId }),
  finalBre: ({ applicationId }) => ({ applicationId }),
  socialTrust: ({ applicationId }) => ({ applicationId, requestId: 'ts-unasked', trustingSocial: 'N' }),
  fileUpload: ({ applicationId }) => ({
    applicationId,
    kind: 'SALARY_SLIP',
    month: '2026-10',
    page: 1,
    uploadId: '00000000-0000-4000-8000-000000000001',
    size: 4,
    sha256: '0'.repeat(64),
    offset: 0,
    content: '',
  }),
  orderPages: ({ applicationId }) => ({
    applicationId,
    month: '2026-10',
    files: ['7f9c24e8-3b12-4fef-91e0-56b9a1c1b2d3'],
  }),
  removeUpload: ({ applicationId }) => ({ applicationId, month: '2026-10' }),
  fileProcess: ({ applicationId }) => ({ applicationId, month: '2026-10' }),
  reportGeneration: ({ applicationId }) => ({ applicationId }),
  documentUploadToS3: ({ applicationId }) => ({
    applicationId,
    identityDocument: 'Passport',
    documentValidUntil: '2031-01-01',
  }),
  initiateTransaction: ({ applicationId }) => ({ applicationId }),
  generateLink: ({ applicationId }) => ({ applicationId }),
  retrieveReport: ({ applicationId }) => ({ applicationId }),
  cancelTransaction: () => ({ perfiosTransactionId: 'pf-1' }),
  ckycSearch: () => ({}),
  ckycRequestCode: () => ({}),
  ckycDownload: () => ({ otp: '123456' }),
  CKYCToken: () => ({ CKYCToken: 'unknown' }),
  aadharOTP: () => ({ uid: '234123412346' }),
  validateAadharOTP: () => ({ otp: '123456' }),
  mobileLinkToAadhaar: () => ({ mobileNumber: '9876543211' }),
  getLocationDetails: () => ({ latitude: 12.9, longitude: 77.6, accuracyMetres: 9, takenAt: timestamp }),
  vkycCallWait: () => ({ udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' } }),
  vkycCustomerHandshake: ({ ticket = 'a' }) => ({ ticket }),
  vkycCustomerStatus: () => ({}),
  setMPIN: () => ({ mpin: '270518', confirmMpin: '270518' }),
  getVirtualCardDetails: () => ({}),
  sendSms: () => ({ template: 'REVEAL_OTP' }),
  fetchCardNumber: () => ({ mpin: '270518' }),
  fetchCardCVV: ({ grant = 'x' }) => ({ grant }),
  frequentFlyer: () => ({ frequentFlyerNumber: '123456789' }),
  registermember: () => ({
    consent: { code: 'AIRLINE', version: versionOf('AIRLINE'), timestamp, value: 'Y' },
    language: 'en',
  }),
  activateCard: () => ({
    consent: { code: 'ACTIVATION', version: versionOf('ACTIVATION'), timestamp, value: 'Y' },
    mpin: '270518',
  }),
  spendInquiry: () => ({}),
  spendUpdate: () => ({ kind: 'ONLINE', enabled: true, limit: 5000, mpin: '270518' }),
  addOnInquiry: () => ({}),
  addOnOrder: () => ({
    addOnName: 'RAVI RAO',
    addOnRelation: 'spouse',
    addOnBirthDate: '1990-03-27',
    addOnLimit: '15000',
    consent: { code: 'ADDON', version: versionOf('ADDON'), timestamp, value: 'Y' },
    otp: '123456',
  }),
  upiInquiry: () => ({}),
  upiUpdate: () => ({
    on: true,
    consent: { code: 'UPI', version: versionOf('UPI'), timestamp, value: 'Y' },
    mpin: '270518',
  }),
  statementInquiry: () => ({}),
  statementUpdate: () => ({
    change: { of: 'autopay', pays: 'total', account: 'A1' },
    consent: { code: 'AUTOPAY', version: versionOf('AUTOPAY'), timestamp, value: 'Y' },
    mpin: '270518',
  }),
  fetchExpiryDetails: ({ grant = 'x' }) => ({ grant }),
}

export function sampleRequest({ id }: Call, own: OwnIds): unknown {
  const request = requests[id]
  if (!request) throw new Error(`${id} has no sample request in server/tests/sample-requests.ts`)
  return request(own)
}
