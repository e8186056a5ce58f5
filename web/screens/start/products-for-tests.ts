import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { bankConsent } from '../../examples/bank-consents-for-tests.ts'
import type { FixtureProps } from '../../examples/examples.tsx'

const charges: ProductOnWire['charges'] = {
  addOnCardFee: 299,
  replacementFee: 100,
  lateFees: [
    { dueAbove: 100, fee: 100 },
    { dueAbove: 10000, fee: 700 },
  ],
  overLimitFee: 500,
  chequeBounceFee: 500,
  monthlyInterestPercent: 3.5,
  foreignMarkup: 0.035,
  cashAdvanceShare: 0.025,
  cashAdvanceMinimum: 300,
  emiFrom: 2500,
  contactlessUpTo: 5000,
  interestFreeDays: 48,
  minimumDuePercent: 5,
}

function product(name: string, different: Partial<ProductOnWire>): ProductOnWire {
  const productLogo = name.toLowerCase()
  return {
    productCode: productLogo.toUpperCase(),
    productLogo,
    productName: `Example ${name}`,
    priority: '10',
    isCardVisible: true,
    isAirlineCobrand: false,
    feeCodeDetails: [
      {
        feeCode: `${name}1000`,
        label: 'Standard',
        joiningFee: 1000,
        annualFee: 1000,
        annualFeeWaivedFromSpend: 200000,
      },
      { feeCode: `${name}FREE`, label: 'First year free', joiningFee: 0, annualFee: 1000 },
    ],
    theme: 'pvrb',
    networks: [{ code: 'EXAMPLE', name: 'Example' }],
    art: { pattern: 'leaves', orientation: 'horizontal' },
    pitch: 'More back where you spend most.',
    benefits: [
      { title: '5% back on films', text: 'Credited with the next bill.' },
      { title: 'A dinner each month', text: 'At restaurants that take part.' },
      { title: '4 lounge visits', text: 'At airports within India.' },
    ],
    eligibility: {
      minimumAge: 21,
      maximumAge: 65,
      minimumAnnualIncome: 400000,
      employmentTypes: ['SALARIED', 'SELF_EMPLOYED'],
    },
    preferences: [],
    charges,
    ...different,
  }
}

/** Fictional cards, not in display order, one of them only sold elsewhere. */
export const products: readonly ProductOnWire[] = [
  product('First', {
    productCode: 'U811',
    priority: '20',
    art: { pattern: 'orbits', orientation: 'vertical' },
    feeCodeDetails: [{ feeCode: 'U8110', label: 'No annual fee', joiningFee: 0, annualFee: 0 }],
    eligibility: {
      minimumAge: 18,
      maximumAge: 70,
      minimumAnnualIncome: 0,
      employmentTypes: ['SALARIED', 'STUDENT'],
      note: 'For holders of an Example Zero account',
    },
  }),
  product('Hidden', { priority: '99', isCardVisible: false }),
  product('Miles', {
    productCode: 'VAYU',
    priority: '90',
    isAirlineCobrand: true,
    art: { pattern: 'waves', orientation: 'horizontal' },
  }),
  product('Festival', { productCode: 'PVRB', priority: '100' }),
  product('Style', { productCode: 'VSTR', priority: '30', art: { pattern: 'weave', orientation: 'horizontal' } }),
]

export const productNamed = (logo: string): ProductOnWire => {
  const found = products.find(({ productLogo }) => productLogo === logo)
  if (!found) throw new Error(`No example card ${logo}`)
  return found
}

/** As many as leave one in the last row of three. */
export const tenCards: readonly ProductOnWire[] = Array.from({ length: 10 }, (_, index) => ({
  ...productNamed('festival'),
  productLogo: `festival-${index}`,
  productName: `Example ${['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'][index]}`,
}))

const preferences = [
  { code: 'TRAVEL', label: 'Travel', productCodes: ['VAYU'] },
  { code: 'SHOPPING', label: 'Shopping', productCodes: ['VSTR', 'PVRB'] },
  { code: 'BUSINESS', label: 'Business', productCodes: ['BIZV'] },
]

const consents = [
  bankConsent('PRIVACY', { version: '1.0' }),
  bankConsent('TNC'),
  bankConsent('BUREAU'),
  bankConsent('whatsappconsent', { version: '1.0' }),
  bankConsent('PARTNER_STATUS', { version: '1.0' }),
]

/** Master data of the public pages, as a fixture takes it. */
export const master: NonNullable<FixtureProps['master']> = {
  getProductDetails: products,
  getPreferenceDetails: preferences,
  getConsentDetails: consents,
  ...Object.fromEntries(products.map((one) => [`getProductDetails?productLogo=${one.productLogo}`, [one]])),
}
