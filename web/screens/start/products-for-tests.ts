import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { bankConsent } from '../../examples/bank-consents-for-tests.ts'
import { bankNote, bankPraise } from '../../examples/bank-products-for-tests.ts'
import type { FixtureProps } from '../../examples/examples.tsx'
import { product } from '../../examples/product-for-tests.ts'

/** Fictional cards, not in display order, one of them only sold elsewhere. */
export const products: readonly ProductOnWire[] = [
  product('First', {
    productCode: 'U811',
    priority: '20',
    art: { pattern: 'orbits', orientation: 'vertical' },
    ...bankPraise('zero'),
    feeCodeDetails: [{ feeCode: 'U8110', label: 'No annual fee', joiningFee: 0, annualFee: 0 }],
    eligibility: {
      minimumAge: 18,
      maximumAge: 70,
      minimumAnnualIncome: 0,
      employmentTypes: ['SALARIED', 'STUDENT'],
      note: bankNote,
    },
  }),
  product('Hidden', { priority: '99', isCardVisible: false }),
  product('Miles', {
    productCode: 'VAYU',
    priority: '90',
    isAirlineCobrand: true,
    art: { pattern: 'waves', orientation: 'horizontal' },
    ...bankPraise('vayuMiles'),
  }),
  product('Festival', { productCode: 'PVRB', priority: '100' }),
  product('Style', {
    productCode: 'VSTR',
    priority: '30',
    art: { pattern: 'weave', orientation: 'horizontal' },
    ...bankPraise('vastraStyle'),
  }),
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
