import type { Brand } from '../page/page-data.ts'

const both = (words: string) => ({ en: words, hi: words })

/** A bank whose names are the same in every language. */
export const plainBrand: Brand = {
  bank: both('Example Bank'),
  bankLegalName: both('Example Bank Limited'),
  helpline: '1800 000 0000',
  helplineHours: both('every day'),
  airline: both('Example Air'),
  miles: both('ExampleMiles'),
  retailer: both('Example Store'),
  digitalAccount: both('Example Zero'),
  partner: both('Example Mart'),
  firstBureau: both('Example Bureau'),
  secondBureau: both('Other Bureau'),
}
