import { loadMasterData } from '@card-journey/bank/load.ts'
import type { LinkContext } from '@card-journey/journey/rules/entry/entry-link.ts'

/** What a link is checked against: the cards and channels of the bank's files, or of its own copy of them. */
export function linkContext(masterDataDir?: string): LinkContext & { names: Readonly<Record<string, string>> } {
  const { products, policy } = loadMasterData(masterDataDir)
  return {
    products: products.map(({ productCode, productLogo, isCardVisible, feeCodeDetails }) => ({
      productCode,
      productLogo,
      isCardVisible,
      feeCodes: feeCodeDetails.map(({ feeCode }) => feeCode),
    })),
    policy: {
      channels: { partner: policy.channels.partner },
      partnerClientId: policy.partnerClientId,
      restrictedProducts: policy.restrictedProducts,
    },
    names: Object.fromEntries(products.map(({ productLogo, productName }) => [productLogo, productName])),
  }
}
