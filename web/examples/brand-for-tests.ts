import type { Brand } from '../page/page-data.ts'
import { both, exampleBrand } from './example-brand.ts'

/** A bank whose names are the same in every language. */
export const plainBrand: Brand = {
  ...exampleBrand,
  bank: both('Example Bank'),
  bankLegalName: both('Example Bank Limited'),
  helplineHours: both('every day'),
}
