import { expect, test } from 'vitest'
import type { Marker } from '../../ids/markers.ts'
import { bankStepOf, reviewPromise, slowInMs } from './bank-promise.ts'

const pace = { reviewHours: 72, slowStepSeconds: 10 }
const since = '2026-11-19T06:30:00.000Z'
const at = (completedScreen: Marker, step: Marker = completedScreen) => ({
  completedScreen,
  facts: { bankStep: { at: step, since } },
})
const after = (hours: number) => Date.parse(since) + hours * 3_600_000

test.each([
  [0, false],
  [72, false],
  [72.01, true],
  [100, true],
])('a review is promised within 72 hours; after %f hours it is late: %s', (hours, late) =>
  expect(reviewPromise(at('CRM_PUSH'), after(hours), pace)).toEqual({ by: '2026-11-22T06:30:00.000Z', late }),
)

test('nothing is promised for another step, or for one whose begin is not known', () => {
  expect(reviewPromise(at('LOS_PUSH'), after(1), pace)).toBeUndefined()
  expect(reviewPromise(at('CRM_PUSH', 'BCIF_APPROVED'), after(1), pace)).toBeUndefined()
  expect(reviewPromise({ completedScreen: 'CRM_PUSH', facts: {} }, after(1), pace)).toBeUndefined()
})

test.each([
  ['BCIF_APPROVED', 'BCIF_APPROVED', 0, 10_000],
  ['BCIF_APPROVED', 'BCIF_APPROVED', 4, 6000],
  ['BCIF_APPROVED', 'BCIF_APPROVED', 60, 0],
  ['BCIF_APPROVED', 'BCIF_INIT', 60, 10_000],
] as const)('at %s, with %s begun %i seconds ago, it is slow in %i ms', (marker, step, seconds, ms) =>
  expect(slowInMs(at(marker, step), Date.parse(since) + seconds * 1000, pace)).toBe(ms),
)

test('a step begins when the application comes to it, and not again after an outcome that was unknown for a while', () => {
  const bankStep = { at: 'CRM_PUSH', since } as const
  const now = '2026-11-20T06:30:00.000Z'
  const unconfirmed = { at: 'CRM_PUSH', since: now } as const
  expect(bankStepOf({ completedScreen: 'CRM_PUSH', facts: {} }, now)).toEqual({ at: 'CRM_PUSH', since: now })
  expect(bankStepOf({ completedScreen: 'PENDING', facts: { bankStep, unconfirmed } }, now)).toEqual(bankStep)
  expect(bankStepOf({ completedScreen: 'CRM_PUSH', facts: { bankStep } }, now)).toEqual(bankStep)
  expect(bankStepOf({ completedScreen: 'CRM_APPROVED', facts: { bankStep } }, now)).toEqual({
    at: 'CRM_APPROVED',
    since: now,
  })
})
