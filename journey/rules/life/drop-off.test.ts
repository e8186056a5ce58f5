import fc from 'fast-check'
import { expect, test } from 'vitest'
import { etbMarkers, ntbMarkers, sharedMarkers } from '../../ids/markers.ts'
import { cancelsAnalysis, dropOff, isScreenPath, recordsDropOff } from './drop-off.ts'

const endings = [
  'submitted',
  'submitted-crm',
  'rejected',
  'vkycRejection',
  'visit-branch',
  'not-sourcing',
  'pan-registered',
  'no-registered-mobile',
  'virtual-card',
]

test('[AP-07, AP-08, VK-10] leaving is noted at every marker whose screen is neither an outcome nor the virtual card', () => {
  const tables = [
    ['NTB', { ...ntbMarkers, ...sharedMarkers }],
    ['ETB', { ...etbMarkers, ...sharedMarkers }],
  ] as const
  for (const [customerType, table] of tables) {
    for (const [marker, screen] of Object.entries(table)) {
      expect([marker, recordsDropOff({ customerType, completedScreen: marker })]).toEqual([
        marker,
        !endings.includes(screen),
      ])
    }
  }
  expect(recordsDropOff({ customerType: 'NTB', completedScreen: 'NONSENSE' })).toBe(false)
  expect(recordsDropOff({ customerType: 'ETB', completedScreen: 'PERSONAL_DETAILS' })).toBe(false)
})

test.each([
  ['open', undefined, true],
  ['accepted', undefined, true],
  ['accepted', '2026-11-21', false],
  ['declined', '2026-11-21', false],
] as const)(
  '[AP-08, BR-18] person …06: a soft reject whose offer is %s, rejected on %s, is left and resumed like a step: %s',
  (softOffer, rejectedDate, recorded) =>
    expect(
      recordsDropOff({
        customerType: 'NTB',
        completedScreen: 'BRE_REJECT',
        rejectedDate,
        facts: { decision: { softOffer } },
      }),
    ).toBe(recorded),
)

test('[AP-07, AP-11, CO-22] the path and the day in India are written', () => {
  const standing = { customerType: 'NTB', completedScreen: 'WORK_DETAILS' } as const
  expect(dropOff(standing, '/auth/confirm-home-address', '2026-11-21')).toEqual({
    dropOffScreen: '/auth/confirm-home-address',
    dropOffDate: '2026-11-21',
  })
  expect(dropOff({ ...standing, completedScreen: 'CRM_PUSH' }, '/auth/submitted-crm', '2026-11-21')).toBeUndefined()
})

test.each(['/verify/otp', '/cards', '/consents'])(
  '[SC-47] leaving %s is no leaving of a step: nothing is noted',
  (path) => {
    expect(dropOff({ customerType: 'NTB', completedScreen: 'WORK_DETAILS' }, path, '2026-11-21')).toBeUndefined()
  },
)

test.each([
  ['DELIVERY_ADDRESS_SUBMIT', 'T1', true],
  ['DELIVERY_ADDRESS_SUBMIT', undefined, false],
  ['DELIVERY_ADDRESS_SUBMIT', '', false],
  ['PERFIOS', 'T1', false],
  ['FINAL_BRE_APPROVED', 'T1', false],
] as const)(
  '[AP-06, AP-09] leaving at %s with transaction %s cancels it: %s',
  (completedScreen, perfiosTransactionId, cancels) =>
    expect(cancelsAnalysis({ completedScreen, perfiosTransactionId })).toBe(cancels),
)

test('[AP-07, AP-08] a marker of no table notes nothing, whatever it is', () => {
  const known = new Set([ntbMarkers, etbMarkers, sharedMarkers].flatMap((table) => Object.keys(table)))
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__proto__', 'constructor', 'toString')),
      (marker) => {
        for (const customerType of ['NTB', 'ETB'] as const)
          if (!known.has(marker)) expect(recordsDropOff({ customerType, completedScreen: marker })).toBe(false)
      },
    ),
  )
})

test('[AP-10] only a path of ours is a place to have left', () => {
  for (const path of ['/auth/work-details', '/auth/kyc-later', '/cards', '/terms-conditions/MITC', '/auth/kyc/'])
    expect([path, isScreenPath(path)]).toEqual([path, true])
  for (const path of ['', '/nowhere', 'auth/kyc', '/auth/kyc?pan=ABCPK1234F', '/auth/<script>', '/auth/constructor'])
    expect([path, isScreenPath(path)]).toEqual([path, false])
})
