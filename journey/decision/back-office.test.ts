import { expect, test } from 'vitest'
import { ageBand } from './age-bands.ts'
import { afterReview, datedBy, hostAfterCustomerFile, opensCustomerFile } from './back-office.ts'
import { crnStatusOutcome } from './crn-status.ts'
import { isSuccess, responseStatuses } from './response-status.ts'

test.each([
  ['ACTIVE', 'N'],
  [' active ', 'N'],
  ['DORMANT', 'Y'],
  ['sus', 'Y'],
  ['INACTIVE', 'Y'],
  ['', 'Y'],
  [null, 'Y'],
  [undefined, 'Y'],
])('[CR-01] [CR-02] [CR-03] [CR-04] CRN status %s: dormant %s, then terms', (status, dormant) =>
  expect(crnStatusOutcome(status)).toEqual({ dormant, screen: 'tc' }),
)

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

test('[LG-28] which markers write a date', () => {
  expect(datedBy('VISIONPLUS_APPROVED')).toBe('approvedDate')
  expect([datedBy('INTERNAL_REJECTION'), datedBy('FINAL_BRE_REJECT')]).toEqual(['rejectedDate', 'rejectedDate'])
  for (const marker of ['VKYC_REJECT', 'LOS_REJECT', 'CRM_REJECT', 'BRE_APPROVED', 'CKYC_REJECT'] as const) {
    expect(datedBy(marker)).toBeUndefined()
  }
})

test('[NX-S-12] success alone is success, in any case', () => {
  expect(responseStatuses.map(isSuccess)).toEqual([true, false, false, false])
  expect(['SUCCESS', ' Success ', 'succes', '', null, undefined, true].map(isSuccess)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  [0, '0-17'],
  [17, '0-17'],
  [18, '18-20'],
  [20, '18-20'],
  [21, '21-24'],
  [24, '21-24'],
  [25, '25-34'],
  [34, '25-34'],
  [35, '35-44'],
  [44, '35-44'],
  [45, '45-54'],
  [54, '45-54'],
  [55, '55-64'],
  [64, '55-64'],
  [65, '65+'],
  [100, '65+'],
  [-1, undefined],
  [NaN, undefined],
])('[CO-33] age %d is in band %s', (age, band) => expect(ageBand(age)).toBe(band))
