import { expect, test } from 'vitest'
import { retailerStatus } from './retailer-status.ts'

const at = '2026-11-20T12:00:00.000Z'

test.each([
  [{ completedScreen: 'VERIFY_MOBILE' }, true, 'open'],
  [{ completedScreen: 'VERIFY_MOBILE' }, false, 'closed'],
  [{ completedScreen: 'VISIONPLUS_APPROVED', approvedDate: at }, true, 'approved'],
  [{ completedScreen: 'BRE_REJECT' }, true, 'open'],
  [{ completedScreen: 'BRE_REJECT', rejectedDate: at }, true, 'closed'],
  [{ completedScreen: 'INTERNAL_REJECTION', facts: { withdrawn: { at } } }, false, 'closed'],
  [{ completedScreen: 'PENDING' }, true, 'open'],
] as const)('[SP-16] the retailer hears of %j, open: %s, that it is %s', (record, open, status) =>
  expect(retailerStatus({ facts: {}, ...record }, { open })).toBe(status),
)
