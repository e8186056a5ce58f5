import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { expect, test } from 'vitest'
import { bankProgress } from './bank-progress.ts'

const stepsOf = (completedScreen: Marker, journeyMode: 'STP' | 'SSTP' | 'NSTP' = 'SSTP') =>
  bankProgress({ completedScreen, journeyMode } as ApplicationView)
    .steps.map(({ step, state }) => `${step} ${state}`)
    .join(', ')

test.each<[Marker, 'STP' | 'SSTP' | 'NSTP', string]>([
  ['VKYC_APPROVED', 'STP', 'file now, card waiting, delivery waiting'],
  ['BCIF_APPROVED', 'STP', 'file done, card now, delivery waiting'],
  ['VKYC_APPROVED', 'SSTP', 'file now, verification waiting, card waiting, delivery waiting'],
  ['BCIF_APPROVED', 'SSTP', 'file done, verification now, card waiting, delivery waiting'],
  ['CRM_PUSH', 'NSTP', 'file done, review now, card waiting, delivery waiting'],
  ['CRM_APPROVED', 'NSTP', 'file done, review done, card now, delivery waiting'],
  ['CRM_REJECT', 'NSTP', 'file done, review failed, card waiting, delivery waiting'],
  ['LOS_PUSH', 'SSTP', 'file done, verification now, card waiting, delivery waiting'],
  ['LOS_APPROVED', 'SSTP', 'file done, verification done, card now, delivery waiting'],
  ['LOS_REJECT', 'SSTP', 'file done, verification failed, card waiting, delivery waiting'],
  ['VISIONPLUS_FAILED', 'STP', 'file done, card now, delivery waiting'],
])('at %s (%s) the bank’s step is: %s', (marker, mode, expected) => {
  expect(stepsOf(marker, mode)).toBe(expected)
})

test.each<[Marker, 'STP' | 'SSTP' | 'NSTP', boolean]>([
  ['VKYC_APPROVED', 'STP', false],
  ['LOS_PUSH', 'STP', false],
  ['VKYC_APPROVED', 'SSTP', true],
  ['LOS_PUSH', 'SSTP', true],
  ['LOS_APPROVED', 'SSTP', false],
  ['CRM_PUSH', 'NSTP', true],
  ['CRM_APPROVED', 'NSTP', false],
])('at %s (%s) a check is still to come: %s', (completedScreen, journeyMode, checking) => {
  expect(bankProgress({ completedScreen, journeyMode } as ApplicationView).checking).toBe(checking)
})

test('while a person looks, or an address is updated, the steps promise no card', () => {
  expect(stepsOf('PENDING')).toBe('check now, result waiting')
  expect(stepsOf('ADDRESS_UPDATE_PENDING')).toBe('address now, resumed waiting')
  const begun = (completedScreen: Marker, journeyMode?: 'SSTP') =>
    bankProgress({ completedScreen, journeyMode } as ApplicationView).begun
  expect(begun('PENDING', 'SSTP')).toBe('received')
  expect(begun('PENDING')).toBe('answers')
  expect(begun('ADDRESS_UPDATE_PENDING')).toBe('newAddress')
})

test('a final rejection is asked for no more, an open outcome as what people have to act on', () => {
  const of = (completedScreen: Marker) => bankProgress({ completedScreen, journeyMode: 'SSTP' } as ApplicationView)
  expect(of('LOS_REJECT').awaited).toBeUndefined()
  expect(of('PENDING')).toMatchObject({ news: 'pending', awaited: 'people' })
  expect(of('LOS_PUSH').awaited).toBe('systems')
})
