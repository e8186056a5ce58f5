import { expect, test } from 'vitest'
import { maintenanceUntil, nextMaintenanceChange } from './maintenance.ts'

const window = (downTimeStartDate: string, downTimeEndDate: string) => ({ downTimeStartDate, downTimeEndDate })
const night = window('2026-11-21T01:00:00+05:30', '2026-11-21T03:00:00+05:30')

test.each([
  ['2026-11-20T19:29:59.999Z', false],
  ['2026-11-20T19:30:00.000Z', true],
  ['2026-11-20T21:29:59.999Z', true],
  ['2026-11-20T21:30:00.000Z', false],
])('[SC-27, EN-37, EN-38] at %s inside the window: %s', (at, inside) => {
  expect(maintenanceUntil([night], at)).toBe(inside ? '2026-11-20T21:30:00.000Z' : undefined)
})

test.each([
  ['2026-11-21T01:00:00', '2026-11-21T03:00:00'],
  ['2026-11-21 01:00:00', '2026-11-21 03:00'],
  ['2026-11-20T19:30:00Z', '2026-11-20T21:30:00Z'],
  ['2026-11-21', '2026-11-21T03:00:00+0530'],
])('[EN-38] %s to %s: without an offset the time is India’s', (start, end) => {
  expect(maintenanceUntil([window(start, end)], '2026-11-20T20:00:00Z')).toBe('2026-11-20T21:30:00.000Z')
})

test('[EN-38] any active record counts; what is no time lets in', () => {
  const longer = window('2026-11-21T00:00:00', '2026-11-21T05:00:00')
  const at = '2026-11-21T02:00:00+05:30'
  expect(maintenanceUntil([window('', ''), night, longer], at)).toBe('2026-11-20T23:30:00.000Z')
  expect(maintenanceUntil([], at)).toBeUndefined()
  expect(
    maintenanceUntil([window('soon', 'later'), window('2026-11-21T03:00:00', '2026-11-21T01:00:00')], at),
  ).toBeUndefined()
})

test('the next change is the nearest start or end of any window, and none when all are over', () => {
  const later = window('2026-11-22T01:00:00', '2026-11-22T02:00:00')
  const next = (at: string) => nextMaintenanceChange([later, night, window('soon', '')], at)
  expect(next('2026-11-20T12:00:00Z')).toBe(
    Date.parse(night.downTimeStartDate + (/[Z+]/.test(night.downTimeStartDate) ? '' : '+05:30')),
  )
  expect(next('2026-11-20T21:29:59Z')).toBe(Date.parse('2026-11-20T21:30:00Z'))
  expect(next('2026-11-20T21:30:00Z')).toBe(Date.parse('2026-11-22T01:00:00+05:30'))
  expect(next('2026-11-23T00:00:00Z')).toBeUndefined()
})
