import type { PagePolicy, Policy } from './policy.ts'
import type { VideoKycDesk } from './rules/video-kyc/video-kyc-requirements.ts'

/**
 * The values that the specification and the rulings name. bank/policy.test.ts checks that the bank's data has the same
 * ones.
 */
export const specifiedPolicy: Policy = {
  channels: { default: 'SF95', partner: 'SF70', webAnalytics: 'SF96', telecaller: ['SF80', 'SF81'] },
  partnerClientId: 'PARTNER01',
  restrictedProducts: ['172', '746'],
  digitalAccountProducts: ['U811', 'U811R'],
  retailerProducts: ['VSTR'],
  defaultTheme: 'pvrb',
  attempts: { wrongEntriesPerCode: 3, voidedCodesBeforeLock: 3, lockMinutes: 30, codesPerHour: 5, triesPerDay: 3 },
  codeMinutes: 5,
  resendSeconds: { first: 90, later: 30 },
  rejectionBlockDays: 180,
  bureauAddressMonths: 12,
  bureauAddressLimit: 3,
  salarySlipMonths: 3,
  deliveryWorkingDays: 7,
  reviewHours: 72,
  slowStepSeconds: 10,
  sessionWarningMinutes: 3,
}

export const specifiedPagePolicy: PagePolicy = {
  ...specifiedPolicy,
  themes: { vayu: 'airline', '6epn': 'airline', vstr: 'fashion', u811: 'digital', u811r: 'digital', bizv: 'business' },
  locationMaxAgeMs: 150_000,
  securedLogo: 'neev',
  pageLooks: {
    systems: { firstSeconds: 3, growth: 1.3, longestSeconds: 60 },
    people: { firstSeconds: 15, growth: 1.5, longestSeconds: 600 },
    queue: { firstSeconds: 5, growth: 1.1, longestSeconds: 10 },
    call: { firstSeconds: 2, growth: 1.1, longestSeconds: 5 },
  },
}

/** 09:30 to 18:30, Monday to Saturday. */
export const specifiedDesk: VideoKycDesk = {
  opens: '09:30',
  closes: '18:30',
  weekdays: [1, 2, 3, 4, 5, 6],
  holidays: [],
  locationMaxAgeMs: 150_000,
  aadhaarFreshWorkingDays: 3,
}
