import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { bankPraise } from './bank-products-for-tests.ts'

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

/** A fictional card: the one for evenings out, but for what differs. */
export function product(name: string, different: Partial<ProductOnWire>): ProductOnWire {
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
    ...bankPraise('utsav'),
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

/** The card that the application of an example is for. */
export const ownProduct: ProductOnWire = product('Card', { productCode: 'PVRB', productLogo: 'example-card' })
