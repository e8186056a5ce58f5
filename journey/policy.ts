import type { Looks } from './rules/life/next-look.ts'
import type { Theme } from './rules/product/theme.ts'

/**
 * The bank's codes and numbers that the rules take as arguments. The bank may change them: what each means, and its
 * value, is in its master data (bank/schema/policy.ts, bank/data/policy.json).
 */
export interface Policy {
  channels: { default: string; partner: string; webAnalytics: string; telecaller: readonly string[] }
  partnerClientId: string
  restrictedProducts: readonly string[]
  digitalAccountProducts: readonly string[]
  retailerProducts: readonly string[]
  defaultTheme: Theme
  attempts: {
    wrongEntriesPerCode: number
    voidedCodesBeforeLock: number
    lockMinutes: number
    codesPerHour: number
    triesPerDay: number
  }
  codeMinutes: number
  resendSeconds: { first: number; later: number }
  rejectionBlockDays: number
  bureauAddressMonths: number
  bureauAddressLimit: number
  salarySlipMonths: number
  deliveryWorkingDays: number
  reviewHours: number
  slowStepSeconds: number
  sessionWarningMinutes: number
}

/** The policy that pages and the rules in the browser need. It travels with the first HTML. */
export interface PagePolicy extends Pick<
  Policy,
  | 'partnerClientId'
  | 'restrictedProducts'
  | 'retailerProducts'
  | 'defaultTheme'
  | 'rejectionBlockDays'
  | 'salarySlipMonths'
  | 'codeMinutes'
  | 'resendSeconds'
  | 'deliveryWorkingDays'
  | 'reviewHours'
  | 'slowStepSeconds'
  | 'sessionWarningMinutes'
> {
  channels: Pick<Policy['channels'], 'default' | 'partner'>
  /** By lower-cased product code: the cards with a theme of their own. */
  themes: Readonly<Record<string, Theme>>
  locationMaxAgeMs: number
  /** The card that is offered against a deposit. */
  securedLogo: string
  attempts: Pick<Policy['attempts'], 'triesPerDay'>
  /** How often a page looks whether something has changed, by who is waited for. */
  pageLooks: Readonly<Record<'systems' | 'people' | 'queue' | 'call', Looks>>
}
