import { expect, test } from 'vitest'
import { endReason, type Ended } from './end-reason.ts'

const codes = { AG01: 'age', SR01: 'income', TS01: 'additionalCheck', FD01: 'documents' } as const
const rejected = { rejectedDate: '2026-11-19', breFinalStatus: 'reject', incomeDocRequired: 'N' }
const company = { employmentType: 'SALARIED', companyName: 'Kalpit Traders Private Limited' } as const

test.for<[string, Partial<Ended>, string | undefined]>([
  ['a code of the table', { ...rejected, completedScreen: 'BRE_REJECT', rejectionCode: 'AG01' }, 'age'],
  ['a code in another case', { ...rejected, completedScreen: 'BRE_REJECT', rejectionCode: ' ag01 ' }, 'age'],
  ['a code that nobody listed', { ...rejected, completedScreen: 'BRE_REJECT', rejectionCode: 'ZZ99' }, 'general'],
  ['no code', { ...rejected, completedScreen: 'BRE_REJECT' }, 'general'],
  [
    'a verdict of the additional check without a listed code',
    { ...rejected, completedScreen: 'BRE_REJECT', reason: 'Trusting social api error - Reject' },
    'additionalCheck',
  ],
  [
    'approved, but only on proof of income',
    { ...rejected, completedScreen: 'BRE_REJECT', breFinalStatus: 'approve', incomeDocRequired: 'Y' },
    'incomeProof',
  ],
  ['a soft reject whose offer is open', { completedScreen: 'BRE_REJECT', rejectionCode: 'SR01' }, undefined],
  [
    'a soft reject whose offer is declined',
    {
      ...rejected,
      completedScreen: 'BRE_REJECT',
      rejectionCode: 'SR01',
      facts: { decision: { runs: 1, softOffer: 'declined' } },
    },
    'income',
  ],
  ['documents that were not accepted', { completedScreen: 'FINAL_BRE_REJECT', rejectionCode: 'FD01' }, 'documents'],
  ['a final reject without a listed code', { completedScreen: 'FINAL_BRE_REJECT', rejectionCode: 'FD77' }, 'general'],
  [
    'a confirmed pincode',
    {
      completedScreen: 'INTERNAL_REJECTION',
      facts: { pincodeRefused: { type: 'RESIDENCE', pincode: '744301', result: 'unserved' } },
    },
    'pincode',
  ],
  ['a rejection by the bank', { completedScreen: 'INTERNAL_REJECTION', rejectionCode: 'IR01' }, 'general'],
  ['withdrawn', { completedScreen: 'INTERNAL_REJECTION', facts: { withdrawn: { at: '2026-11-19' } } }, 'withdrawn'],
  ['an excluded company', { completedScreen: 'NOT_SOURCING', workDetails: company }, 'employer'],
  ['a customer whom the bank does not take', { completedScreen: 'NOT_SOURCING' }, 'general'],
  [
    'a revoked mobile number',
    { completedScreen: 'NOT_SOURCING', facts: { numberRevoked: { at: '2026-11-19' } } },
    undefined,
  ],
  ['the video call', { completedScreen: 'VKYC_REJECT' }, 'identity'],
  ['the loan system', { completedScreen: 'LOS_REJECT' }, 'general'],
  ['the review', { completedScreen: 'CRM_REJECT' }, 'general'],
  ['an application that goes on', { completedScreen: 'BRE_APPROVED' }, undefined],
])('why it ended: %s', ([, different, expected]) => {
  expect(endReason({ completedScreen: 'VERIFY_MOBILE', facts: {}, ...different }, codes)).toBe(expected)
})
