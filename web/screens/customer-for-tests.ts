import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { bankConsent } from '../examples/bank-consents-for-tests.ts'
import { bankPraise, bankProducts } from '../examples/bank-products-for-tests.ts'
import type { Failure } from '../engine/failure.ts'
import type { Outcome } from '../engine/journey.ts'
import { home, office, working } from './person-for-tests.ts'

const { parvat, vayuMiles } = bankProducts

/** A fictional existing customer at each part of the journey, and cards to choose from. */
export const customer: Partial<ApplicationView> = {
  ...working,
  customerType: 'ETB',
  completedScreen: 'VERIFY_MOBILE',
  facts: { customer: { crns: ['10****4821', '10****7730', '20****1196'], known: 'Y' } },
}

/** The bank's file lacks these details. */
export const lacking = (...missing: string[]): Partial<ApplicationView> => ({
  ...customer,
  completedScreen: 'MISSING_PERSONAL_DETAILS',
  applicantDetails: [{ mobileNumber: '9876543210' }],
  facts: { customer: { missing } },
})

/** Nothing is missing; what the bank's file has is masked. */
export const atOffer: Partial<ApplicationView> = {
  ...customer,
  completedScreen: 'OFFER_CHECK_PA',
  customerOfferType: 'PA',
  applicantDetails: [
    {
      mobileNumber: '9876543210',
      firstName: 'Asha',
      lastName: 'Menon',
      panNumber: 'AB****234F',
      emailId: 'as****mple',
      gender: 'FEMALE',
      maritalStatus: 'MARRIED',
    },
  ],
  facts: { customer: { missing: [], onFile: ['panNumber', 'emailId'] } },
}

/** May have one of three cards. */
export const eligible = {
  ...customer,
  completedScreen: 'ELIGIBLE_CARDS',
  facts: {
    customer: {
      crns: ['10****4821'],
      known: 'Y',
      cards: ['indp', 'pvrb', 'airv'],
      limits: [
        { productCode: 'indp', upTo: 300000 },
        { productCode: 'pvrb', upTo: 200000 },
      ],
    },
  },
} as const satisfies Partial<ApplicationView>

export const choosing: Partial<ApplicationView> = {
  ...eligible,
  facts: {
    ...eligible.facts,
    cardChoice: { productCode: 'indp' },
    eligibleCard: { for: 'indp', networks: ['TARANG', 'MERIDIAN'], designs: [] },
  },
}

/** New to the bank and referred: home and office are known, the delivery address is due. */
export const referred: Partial<ApplicationView> = {
  ...working,
  completedScreen: 'OFFICEADDRESS_SUBMIT',
  journeyMode: 'NSTP',
  addressDetails: [home, office],
  facts: { ...working.facts, decision: { systemDecision: 'refer' } },
}

export const card = (part: Partial<ProductOnWire> & Pick<ProductOnWire, 'productCode' | 'productName'>) =>
  ({
    productLogo: part.productName.toLowerCase().replace(/\W+/g, '-'),
    priority: '10',
    isCardVisible: true,
    isAirlineCobrand: false,
    feeCodeDetails: [{ feeCode: 'STANDARD', label: 'Standard', joiningFee: 1000, annualFee: 1000 }],
    theme: 'pvrb',
    networks: [
      { code: 'TARANG', name: 'Tarang' },
      { code: 'MERIDIAN', name: 'Meridian' },
    ],
    art: { pattern: 'leaves', orientation: 'horizontal' },
    ...bankPraise('utsav'),
    eligibility: { minimumAge: 21, maximumAge: 65, minimumAnnualIncome: 400000, employmentTypes: ['SALARIED'] },
    preferences: [],
    charges: {
      addOnCardFee: 299,
      replacementFee: 100,
      lateFees: [{ dueAbove: 500, fee: 700 }],
      overLimitFee: 500,
      chequeBounceFee: 500,
      monthlyInterestPercent: 3.5,
      foreignMarkup: 0.035,
      cashAdvanceShare: 0.025,
      cashAdvanceMinimum: 500,
      emiFrom: 2500,
      contactlessUpTo: 5000,
      interestFreeDays: 45,
      minimumDuePercent: 5,
    },
    ...part,
  }) satisfies ProductOnWire

export const cards: readonly ProductOnWire[] = [
  card({
    productCode: 'INDP',
    productName: 'Example Peak',
    ...bankPraise('parvat'),
    art: { pattern: 'contours', orientation: 'vertical', colours: parvat.art.colours },
  }),
  card({
    productCode: 'PVRB',
    productName: 'Example Card',
    designs: [
      { code: 'LEAVES', name: 'Leaves', pattern: 'leaves' },
      { code: 'RAYS', name: 'Sunrise', pattern: 'rays' },
    ],
  }),
  card({
    productCode: 'AIRV',
    productName: 'Example Wings',
    ...bankPraise('vayuReserve'),
    isAirlineCobrand: true,
    art: { pattern: 'dunes', orientation: 'horizontal', colours: vayuMiles.art.colours },
  }),
]

/** A call that has done its work. */
export const done = async (): Promise<Outcome<never>> => ({ ok: true, response: undefined as never })

export const unreachable = {
  ok: false,
  call: 'example',
  problem: 'NETWORK',
  detail: {},
  message: '',
} as const satisfies Failure

/** An address as typed: city and state follow from the pincode. */
export const typedAddress = {
  addressLine1: 'Flat 12, Lake View',
  addressLine2: 'Indiranagar',
  pincode: '560001',
  city: 'Bengaluru',
  state: 'Karnataka',
}

const pincodeAnswer = (serviceable: 'Y' | 'N') => ({
  ok: true as const,
  response: { city: 'Bengaluru', state: 'Karnataka', message: '', serviceable },
})
export const servedPincode = pincodeAnswer('Y')
export const unservedPincode = pincodeAnswer('N')

/** The bank waits for social trust before it decides. */
export const trusted: Partial<ApplicationView> = {
  ...working,
  completedScreen: 'RESIDENCE_ADDRESS',
  addressDetails: [home],
  facts: {
    ...working.facts,
    decision: { socialTrustRequestId: 'b1946ac92492d2347c6235b4d2611184' },
    trustCode: { for: 'b1946ac92492d2347c6235b4d2611184', resends: 0, sentAt: '2026-11-20T12:00:00+05:30' },
  },
}

export const consent = (code: string, title: string, text: string, documentCode?: 'TNC' | 'PRIVACY' | 'KFS') => ({
  code,
  version: '1.0',
  kind: code === 'PRIVACY' ? ('notice' as const) : ('consent' as const),
  mandatory: ['TNC', 'BUREAU', 'KFS'].includes(code) ? ('Y' as const) : ('N' as const),
  title,
  text,
  ...(documentCode && { documentCode }),
})

export const registerConsent = bankConsent('CKYC', { version: '1.0' })

export const startConsents = ['PRIVACY', 'TNC', 'BUREAU', 'whatsappconsent', 'PARTNER_STATUS'].map((code) =>
  bankConsent(code, { version: '1.0' }),
)
