import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MaintenanceWindow } from '@card-journey/journey/rules/calendar/maintenance.ts'
import { createMaintenanceWatch } from './maintenance.ts'

const minute = 60_000
const start = Date.parse('2026-11-25T11:00:00+05:30')
const iso = (minutes: number) => new Date(start + minutes * minute).toISOString()
const window = (from: number, to: number) => ({ downTimeStartDate: iso(from), downTimeEndDate: iso(to) })

beforeEach(() => vi.useFakeTimers({ now: start }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function page(announced: readonly MaintenanceWindow[] | undefined) {
  const state: { downUntil: string | undefined } = { downUntil: undefined }
  const bank = { announced, asked: 0 }
  const watch = createMaintenanceWatch({
    async fetchWindows() {
      bank.asked += 1
      return bank.announced
    },
    state: () => state,
    update: (change) => Object.assign(state, change),
    now: () => Date.now(),
  })
  return { state, bank, watch, passes: (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute) }
}

test('[SC-27] planned work begins and ends by itself for a page that is open', async () => {
  const { state, watch, passes } = page([window(5, 15), window(40, 45)])
  await watch.check()
  expect(state.downUntil).toBeUndefined()
  await passes(4.9)
  expect(state.downUntil).toBeUndefined()
  await passes(0.2)
  expect(state.downUntil).toBe(iso(15))
  await passes(9.8)
  expect(state.downUntil).toBe(iso(15))
  await passes(0.2)
  expect(state.downUntil).toBeUndefined()
  await passes(26)
  expect(state.downUntil).toBe(iso(45))
})

test('[SC-27] work that is announced while the page is open is found within ten minutes', async () => {
  const { state, bank, watch, passes } = page([])
  await watch.check()
  bank.announced = [window(1, 60)]
  await passes(10)
  expect(state.downUntil).toBe(iso(60))
  expect(bank.asked).toBe(2)
})

test('[EN-38] work that is extended keeps the page waiting, and work that ends early does not', async () => {
  const { state, bank, watch, passes } = page([window(-1, 5)])
  await watch.check()
  bank.announced = [window(-1, 20)]
  await passes(5.1)
  expect(state.downUntil).toBe(iso(20))
  bank.announced = []
  await passes(10)
  expect(state.downUntil).toBeUndefined()
})

test('a refused call shows the screen until the time that the server named, and checks then', async () => {
  const { state, bank, watch, passes } = page([])
  watch.refused(iso(3))
  expect(state.downUntil).toBe(iso(3))
  await passes(3.1)
  expect(state.downUntil).toBeUndefined()
  expect(bank.asked).toBe(1)
  watch.refused(undefined)
  expect(state.downUntil).toBe('unknown')
  await passes(0.6)
  expect(state.downUntil).toBeUndefined()
})

test('[EN-38, EN-40] a check that fails lets the applicant in, but not before an end that is known', async () => {
  const failing = page(undefined)
  await failing.watch.check()
  expect(failing.state.downUntil).toBeUndefined()
  failing.watch.refused(iso(2))
  await failing.watch.check()
  expect(failing.state.downUntil).toBe(iso(2))
  await failing.passes(2.6)
  expect(failing.state.downUntil).toBeUndefined()
})

test('[SC-27] in a browser without modal dialogs an open pop-up does not keep the downtime screen away', async () => {
  const popUp = { showModal: undefined, close: undefined }
  vi.stubGlobal('document', { querySelectorAll: () => [popUp], addEventListener: () => undefined })
  const { state, watch, passes } = page([window(5, 15)])
  await watch.check()
  await passes(5.1)
  expect(state.downUntil).toBe(iso(15))
  await passes(10)
  watch.refused(iso(30))
  expect(state.downUntil).toBe(iso(30))
})
