import type { FeePlan, Product } from '@card-journey/bank/schema/product.ts'
import type { CardOnRecord } from '@card-journey/journey/application/facts.ts'
import type { Policy } from '@card-journey/journey/policy.ts'

/** A card as the application holds it, with the fee plan or the one that the bank offers to everybody. */
export const chosenCard = (
  { productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails }: Product,
  { digitalAccountProducts }: Pick<Policy, 'digitalAccountProducts'>,
  plan: FeePlan | undefined = feeCodeDetails[0],
): CardOnRecord => ({
  productCode: productCode.toLowerCase(),
  productLogo,
  productName,
  productFeecode: plan?.feeCode ?? '',
  isAirlineCobrand,
  isDigitalAccount: digitalAccountProducts.includes(productCode),
})
