import { productByCode } from '@card-journey/bank/find.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { PagePolicy } from '@card-journey/journey/policy.ts'

/**
 * The part of the bank's policy that the browser gets: what its pages show and its rules need, and no back-office
 * codes.
 */
export function pagePolicyOf(master: MasterData): PagePolicy {
  const { policy, products, videoKyc } = master
  const {
    channels,
    partnerClientId,
    restrictedProducts,
    retailerProducts,
    defaultTheme,
    rejectionBlockDays,
    pageLooks,
  } = policy
  const { salarySlipMonths, deliveryWorkingDays, reviewHours, slowStepSeconds, resendSeconds, attempts } = policy
  const { sessionWarningMinutes, codeMinutes } = policy
  return {
    channels: { default: channels.default, partner: channels.partner },
    partnerClientId,
    restrictedProducts,
    retailerProducts,
    defaultTheme,
    themes: Object.fromEntries(
      products
        .filter(({ theme }) => theme !== defaultTheme)
        .map(({ productCode, theme }) => [productCode.toLowerCase(), theme]),
    ),
    rejectionBlockDays,
    salarySlipMonths,
    codeMinutes,
    resendSeconds,
    attempts: { triesPerDay: attempts.triesPerDay },
    deliveryWorkingDays,
    reviewHours,
    slowStepSeconds,
    sessionWarningMinutes,
    locationMaxAgeMs: videoKyc.locationMaxAgeMs,
    pageLooks,
    securedLogo: productByCode(master, policy.securedProduct)?.productLogo ?? '',
  }
}
