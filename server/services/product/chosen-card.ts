import type { FeePlan, Product } from '@card-journey/bank/schema/product.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Policy } from '@card-journey/journey/policy.ts'

/** What an application says of its card. */
export type ChosenCard = Pick<Application, 'productCode' | 'productLogo' | 'productName' | 'productFeecode'> &
  Required<Pick<Application, 'isAirlineCobrand' | 'isDigitalAccount'>>

/** A card as the application holds it, with the fee plan or the one that the bank offers to everybody. */
export const chosenCard = (
  { productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails }: Product,
  { digitalAccountProducts }: Pick<Policy, 'digitalAccountProducts'>,
  plan: FeePlan | undefined = feeCodeDetails[0],
): ChosenCard => ({
  productCode: productCode.toLowerCase(),
  productLogo,
  productName,
  productFeecode: plan?.feeCode ?? '',
  isAirlineCobrand,
  isDigitalAccount: digitalAccountProducts.includes(productCode),
})
