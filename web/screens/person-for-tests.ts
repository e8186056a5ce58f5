import type { Address } from '@card-journey/journey/application/address.ts'
import { maskedAddress } from '@card-journey/journey/application/masked-address.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { bankConsent } from '../examples/bank-consents-for-tests.ts'
import { say } from '../texts/screen-texts.ts'
import { productNamed } from './start/products-for-tests.ts'

/** A fictional applicant at each part of the journey. */
export const emailId = 'asha.menon@example.com'

export const person: ApplicationView['applicantDetails'][0] = {
  mobileNumber: '9876543210',
  panNumber: 'ABCPM1234F',
  dateOfBirth: '1990-03-27',
  firstName: 'Asha',
  middleName: 'Devi',
  lastName: 'Menon',
  emailId,
}

export const home: Address = {
  addressLine1: 'Flat 12 Lake View Residency',
  addressLine2: '4th Cross Indiranagar',
  landmark: 'Opposite the park',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  type: 'RESIDENCE',
  isEditied: 'N',
}

export const office: Address = {
  ...home,
  addressLine1: 'Tower B 7th floor',
  addressLine2: 'Residency Road',
  landmark: '',
  type: 'OFFICE',
}

export const older: Address = {
  ...home,
  addressLine1: 'House 3 Temple Street',
  addressLine2: 'Jayanagar',
  pincode: '560041',
}

/** The addresses in her credit report, as the browser gets them. */
export const reported: Address[] = [home, older].map((address) => maskedAddress({ ...address, source: 'bureau' }))

export const identified: Partial<ApplicationView> = {
  completedScreen: 'PERSONAL_DETAILS',
  applicantDetails: [person],
  facts: { email: { verified: emailId, at: '2026-11-20T11:00:00+05:30' } },
}

export const described: Partial<ApplicationView> = {
  ...identified,
  completedScreen: 'ADDITIONAL_PERSONAL_DETAILS',
  applicantDetails: [
    {
      ...person,
      nameOnCard: 'Asha Devi Menon',
      gender: 'FEMALE',
      maritalStatus: 'MARRIED',
      taxIndiaOnly: 'Y',
      motherMaidenName: 'Leela Nair',
      fatherName: 'Raghavan Menon',
    },
  ],
}

export const working: Partial<ApplicationView> = {
  ...described,
  completedScreen: 'WORK_DETAILS',
  workDetails: {
    employmentType: 'SALARIED',
    companyName: 'Himal Software Private Limited',
    companyEmail: 'asha@himal.example',
    industryType: 'IT',
    incomeRange: 'FROM_75000',
    isBankDirector: 'N',
  },
}

/** She was told which bureaus will be asked. */
export const announced: Partial<ApplicationView> = {
  ...working,
  facts: { ...working.facts, enquiry: { pincode: '560001', announcedAt: '2026-11-20T11:30:00+05:30' } },
}

export const withHome: Partial<ApplicationView> = {
  ...working,
  completedScreen: 'RESIDENCE_ADDRESS_SELECTION',
  addressDetails: reported.slice(0, 1),
  facts: {
    ...working.facts,
    bureau: { day: '2026-11-20', bureau: 'first', addresses: reported },
  },
}

export const approved: Partial<ApplicationView> = {
  ...withHome,
  completedScreen: 'BRE_APPROVED',
  journeyMode: 'STP',
  creditLimit: 150000,
  facts: {
    ...withHome.facts,
    decision: { systemDecision: 'approve' },
    offerTerms: { limit: { offered: 150000, lowest: 10000, step: 1000 } },
  },
}

/** The lists of the master data that examples need. */
export const lists = {
  getGenderDetails: [
    { code: 'MALE', label: 'Male' },
    { code: 'FEMALE', label: 'Female' },
    { code: 'OTHER', label: 'Other' },
  ],
  getMaritalStatusDetails: [
    { code: 'SINGLE', label: 'Single' },
    { code: 'MARRIED', label: 'Married' },
    { code: 'DIVORCED', label: 'Divorced' },
  ],
  getIncomeDetails: [
    { code: 'UNDER_25000', lower: 0, upper: 24999, label: 'Under ₹25,000' },
    { code: 'FROM_75000', lower: 75000, upper: null, label: '₹75,000 and above' },
  ],
  getIndustryDetails: [
    { code: 'IT', label: 'Information technology' },
    { code: 'EDUCATION', label: 'Education' },
  ],
}

const consent = (code: string) => bankConsent(code, { version: '1.0', mandatory: 'Y' })

/** What an application has once the card against a deposit is taken. */
export const secured = {
  productCode: 'scrd',
  productLogo: 'neev',
  productName: 'Example Foundation',
  productFeecode: 'SCRD0',
} satisfies Partial<ApplicationView>

const foundationFacts = [
  {
    ...consent('KFS'),
    text: '',
    document: {
      code: 'KFS',
      version: '1.0',
      effectiveFrom: '2026-04-01',
      title: 'Key facts: Example Foundation',
      sections: [{ heading: 'Fees', paragraphs: [], rows: [{ label: 'Late payment', value: 'up to ₹700' }] }],
    },
  },
]

/** The card against a deposit and its key facts, for `master` of an example. */
export const securedMaster = {
  'getProductDetails?productLogo=neev': [
    {
      ...productNamed('festival'),
      productCode: 'SCRD',
      productLogo: 'neev',
      productName: 'Example Foundation',
      art: {
        pattern: 'dunes',
        orientation: 'horizontal',
        colours: { base: '#4f2a1a', glow: '#8a4a28', ink: '#fff3e4', foil: '#f3bd8c' },
      },
      feeCodeDetails: [{ feeCode: 'SCRD0', label: 'No annual fee', joiningFee: 0, annualFee: 0 }],
    },
  ],
  'getConsentDetails?code=KFS&productLogo=neev': foundationFacts,
  // Once it is the applicant's, of the fee plan too.
  'getConsentDetails?code=KFS&productLogo=neev&feeCode=SCRD0': foundationFacts,
}

/** The consents of an offer and its key facts, for `master` of an example. */
export const offerMaster = {
  'getProductDetails?productLogo=example-card': [
    { ...productNamed('festival'), productLogo: 'example-card', productName: 'Example Card' },
  ],
  getConsentDetails: ['KFS', 'MITC', 'TNC', 'CKYC'].map(consent),
  'getConsentDetails?code=KFS&productLogo=example-card': [
    {
      ...consent('KFS'),
      text: '',
      document: {
        code: 'KFS',
        version: '1.0',
        effectiveFrom: '2026-04-01',
        title: 'Key facts: Example Card',
        introduction: 'The cost of this card on one page. GST comes on top of every fee.',
        sections: [
          {
            heading: 'Fees',
            paragraphs: [],
            rows: [
              { label: 'Joining fee', value: '₹1,000' },
              { label: 'Annual fee', value: '₹1,000' },
              { label: 'Late payment', value: 'up to ₹700' },
            ],
          },
          {
            heading: 'Interest',
            paragraphs: ['You pay no interest when you pay the whole bill by the due date.'],
            rows: [{ label: 'Interest on unpaid amounts', value: '3.5% a month (42% a year)' }],
          },
          {
            heading: 'Using the card',
            paragraphs: [],
            rows: [{ label: 'Contactless without PIN', value: 'up to ₹5,000' }],
          },
        ],
      },
    },
  ],
}

/** A field's message as the screen says it in English. */
export const message = (key: MessageKey): string => say('en', 'fields', key) ?? ''
