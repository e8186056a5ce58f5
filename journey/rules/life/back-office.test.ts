import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterReview, hostAfterCustomerFile, opensCustomerFile } from './back-office.ts'
import { dormantOf } from '../sign-in/crn-status.ts'

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
