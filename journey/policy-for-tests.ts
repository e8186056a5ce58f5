import type { PagePolicy, Policy } from './policy.ts'

/** The values that the specification and the rulings name. That the bank's data has them is tested in bank/policy.test.ts. */
export const specifiedPolicy: Policy = {
  channels: { default: 'SF95', partner: 'SF70', webAnalytics: 'SF96', telecaller: ['SF80', 'SF81'] },
  partnerClientId: 'PARTNER01',
  restrictedProducts: ['172', '746'],
  digitalAccountProducts: ['U811', 'U811R'],
  defaultTheme: 'pvrb',
  rejectionBlockDays: 180,
}

export const specifiedPagePolicy: PagePolicy = {
  ...specifiedPolicy,
  themes: { vayu: 'airline', '6epn': 'airline', vstr: 'fashion', u811: 'digital', u811r: 'digital', bizv: 'business' },
}
