import type { MasterData } from '@card-journey/bank/load.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'

/**
 * The part of the bank's policy that the browser gets: what its pages show and its rules need, and no back-office
 * codes.
 */
export function pagePolicyOf({ policy, products, videoKyc }: MasterData): PagePolicy {
  const { channels, partnerClientId, restrictedProducts, defaultTheme, rejectionBlockDays, pageLooks } = policy
  const { salarySlipMonths, deliveryWorkingDays, resendSeconds, attempts } = policy
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
    salarySlipMonths,
    resendSeconds,
    attempts: { triesPerDay: attempts.triesPerDay },
    deliveryWorkingDays,
    locationMaxAgeMs: videoKyc.locationMaxAgeMs,
    pageLooks,
  }
}
