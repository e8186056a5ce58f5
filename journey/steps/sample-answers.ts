import type { Application } from '../application/application.ts'
import type { Answers } from './form.ts'
import type { AskingScreen } from './forms.ts'

/** The day on which the samples hold, in India. */
export const sampleDay = '2026-11-20'
export const sampleTime = `${sampleDay}T10:00:00.000+05:30`

const home = {
  addressLine1: '12 Lake Road',
  addressLine2: 'Indiranagar',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
}

/** A secured card as a bank's master data might have it. */
export const sampleSecuredProduct: NonNullable<Application['facts']['securedProduct']> = {
  productCode: 'secd',
  productLogo: 'suraksha',
  productName: 'Suraksha',
  productFeecode: 'SECD0500',
  isAirlineCobrand: false,
  isDigitalAccount: false,
}

/** The cards of a customer who may have either, and the first as the master data have it. */
export const sampleEligibleCards = ['pvrb', 'indp']
export const sampleEligibleCard: NonNullable<Application['facts']['eligibleCard']> = {
  for: 'pvrb',
  card: {
    productCode: 'pvrb',
    productLogo: 'PVRB',
    productName: 'Aranya Reserve',
    productFeecode: 'F1',
    isAirlineCobrand: false,
    isDigitalAccount: false,
  },
  networks: ['RUPAY', 'VISA'],
  designs: ['PLAIN', 'LEAVES'],
}

const consents = { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' }

/**
 * Good answers for every screen that asks, used by tests, by `recordUpTo` and by the documents. Numbers are synthetic:
 * the Aadhaar number passes the check digit and belongs to no one.
 */
export const sampleAnswers: Readonly<Record<AskingScreen, Answers>> = {
  confirm: { consentTnc: 'Y', consentBureau: 'Y', consentWhatsapp: '', consentPartnerStatus: '' },
  'verify-application': { mobileNumber: '9876543210' },
  'verify-mobile': {
    mobileNumber: '9876543210',
    consentTnc: 'Y',
    consentBureau: 'Y',
    consentWhatsapp: '',
    consentPartnerStatus: '',
  },
  'verify-otp': { otp: '482913' },
  'multiple-crn': { crnChoice: '1' },
  crn: { crn: '88012345' },
  dob: { dateOfBirth: '1990-04-17' },
  'eligible-card-listing': { productCode: 'pvrb' },
  'customise-card': { network: 'RUPAY', design: 'LEAVES', nameOnCard: 'Asha Rao' },
  'personal-details': {
    panNumber: 'ABCPR1234K',
    dateOfBirth: '1990-04-17',
    firstName: 'Asha',
    middleName: '',
    lastName: 'Rao',
    emailId: 'asha.rao@example.in',
  },
  'more-personal-details': {
    nameOnCard: 'Asha Rao',
    gender: 'FEMALE',
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Meera Iyer',
    fatherName: 'Suresh Rao',
    taxIndiaOnly: 'Y',
  },
  'etb-personal-details': { emailId: 'asha.rao@example.in' },
  'work-details': {
    employmentType: 'SALARIED',
    companyName: 'Neel Software Limited',
    companyEmail: 'asha.rao@neel.example.in',
    industryType: 'IT',
    incomeRange: 'FROM_75000',
    isBankDirector: 'N',
  },
  'confirm-home-address': { pincode: home.pincode, addressChoice: '0', referralCode: '', pincodeConfirmed: '' },
  'home-address': { ...home, pincodeConfirmed: '' },
  'verify-ts': { tsOTP: '4829' },
  'office-address': { ...home, addressLine1: '4 Tech Park', pincodeConfirmed: '' },
  'confirm-office-address': { ...home, addressLine1: '4 Tech Park', pincodeConfirmed: '' },
  'delivery-address': { addressType: 'RESIDENCE' },
  'detail-delivery-address': { ...home, addressLine1: '9 Hill View' },
  'address-not-available': home,
  'credit-card': { depositAmount: '30000' },
  congratulations: { ...consents, consentCkyc: 'Y', lowerLimit: '' },
  'review-telecaller': { nameOnCard: 'Asha Rao', emailId: 'asha.rao@example.in', consentTnc: 'Y' },
  tc: consents,
  tcc: { ...consents, consentCkyc: '', lowerLimit: '' },
  'upload-document': { month: '2026-10' },
  kyc: { uid: '234567890124', consentAadhaar: 'Y' },
  'kyc-otp': { otp: '482913' },
  'aadhaar-denied': { identityDocument: 'Passport', documentValidUntil: '2031-01-01' },
  'unregistered-mobile': { mobileNumber: '9876543211' },
  requirements: { consentVkyc: 'Y' },
  'set-mpin': { mpin: '482913', confirmMpin: '482913', consentMbanking: '' },
  'virtual-card': { otp: '482913' },
}

/** An application as createApplication makes it. */
export const newApplication = (customerType: Application['customerType']): Application => ({
  applicationReferenceNo: 'CC00000000000001',
  version: 1,
  customerType,
  completedScreen: 'VERIFY_MOBILE',
  channelCode: 'SF95',
  productCode: 'pvrb',
  productLogo: 'PVRB',
  productName: 'Aranya Reserve',
  productFeecode: 'F1',
  applicantDetails: [{ mobileNumber: '9876543210' }],
  addressDetails: [],
  facts: {},
})
