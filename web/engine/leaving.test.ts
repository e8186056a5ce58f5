import { afterEach, expect, test, vi } from 'vitest'
import type { Journey } from './journey.ts'
import { watchLeaving } from './leaving.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose visibility can be changed, counting how often the server is told that it was left. */
function pageWith(application: object | undefined, token = '') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', frame)
  let told = 0
  const session = { get: () => token }
  watchLeaving({ state: () => ({ application }), session, tellLeaving: async () => void told++ } as unknown as Journey)
  return {
    turn: (visibilityState: 'visible' | 'hidden') => {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
    hide: () => frame.dispatchEvent(new Event('pagehide')),
    told: () => told,
  }
}

test('[AP-10] leaving is a hidden tab or pagehide, told once per leaving and again after coming back', () => {
  const { turn, hide, told } = pageWith({})
  turn('hidden')
  expect(told()).toBe(1)
  hide()
  expect(told()).toBe(1)
  turn('visible')
  expect(told()).toBe(1)
  hide()
  expect(told()).toBe(2)
})

test('[AP-10] without an application there is nothing to leave', () => {
  const { turn, hide, told } = pageWith(undefined)
  turn('hidden')
  hide()
  expect(told()).toBe(0)
})

test('[RO-14] a page that has lost the application from memory still lets its hold yield', () => {
  const { hide, told } = pageWith(undefined, 'token')
  hide()
  expect(told()).toBe(1)
})
