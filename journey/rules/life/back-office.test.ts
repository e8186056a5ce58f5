import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterReview, hostAfterCustomerFile, opensCustomerFile, orderAgainMs } from './back-office.ts'
import { dormantOf } from '../customer/crn-status.ts'

test.each([
  ['ACTIVE', 'N'],
  [' active ', 'N'],
  ['DORMANT', 'Y'],
  ['sus', 'Y'],
  ['INACTIVE', 'Y'],
  ['', 'Y'],
  [null, 'Y'],
  [undefined, 'Y'],
])('[CR-01, CR-02, CR-04] CRN status %s: dormant %s', (status, dormant) => expect(dormantOf(status)).toBe(dormant))

test('[NX-E-21] which host comes after the customer file, and what its answer sets', () => {
  expect((['STP', 'SSTP', 'NSTP'] as const).map(hostAfterCustomerFile)).toEqual(['cardHost', 'los', 'crm'])
  expect(opensCustomerFile).toEqual(['VKYC_APPROVED', 'CKYC_APPROVED', 'NSTP_CKYC_APPROVED'])
  expect(afterReview('NTB', 'los', true)).toEqual({ marker: 'LOS_APPROVED' })
  expect(afterReview('NTB', 'los', false)).toEqual({ marker: 'LOS_REJECT' })
  expect(afterReview('NTB', 'crm', true)).toEqual({ marker: 'CRM_APPROVED' })
  expect(afterReview('NTB', 'crm', false)).toEqual({ marker: 'CRM_REJECT' })
  expect(afterReview('ETB', 'los', true)).toEqual({ go: 'cardHost' })
  expect(afterReview('ETB', 'crm', false)).toEqual({ marker: 'INTERNAL_REJECTION', reason: 'CRM declined' })
})

test('[CR-01, CR-02] whatever a CRN’s status is, only ACTIVE is not dormant', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(null, undefined, ' active ', 'Active')),
      (status) => {
        expect(dormantOf(status)).toBe(status?.trim().toUpperCase() === 'ACTIVE' ? 'N' : 'Y')
      },
    ),
  )
})

test('a refused card is ordered again after an hour, then each time after twice as long, at most a day', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6, 7, 1000].map(
    (refusals) => orderAgainMs(refusals, { longestSeconds: 3600 }) / 3_600_000,
  )
  expect(hours).toEqual([1, 1, 2, 4, 8, 16, 24, 24, 24])
})
