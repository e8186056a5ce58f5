import type { MasterData } from '@card-journey/bank/load.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'

/** What of the bank's policy the browser is sent: what its pages name and its rules ask, and no code of the back office. */
export function pagePolicyOf({ policy, products, videoKyc }: MasterData): PagePolicy {
  const { channels, partnerClientId, restrictedProducts, defaultTheme, rejectionBlockDays } = policy
  return {
    channels: { default: channels.default, partner: channels.partner, webAnalytics: channels.webAnalytics },
    partnerClientId,
    restrictedProducts,
    defaultTheme,
    themes: Object.fromEntries(
      products
        .filter(({ theme }) => theme !== defaultTheme)
        .map(({ productCode, theme }) => [productCode.toLowerCase(), theme]),
    ),
    rejectionBlockDays,
    locationMaxAgeMs: videoKyc.locationMaxAgeMs,
  }
}
