import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Client } from '@card-journey/contract/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { tabOn, view } from './tab-for-tests.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const asked = view({ completedScreen: 'RESIDENCE_ADDRESS_SELECTION', underWay: 'decision' })
const { underWay: _, ...settled } = asked
const decided = view({ ...settled, version: 5, completedScreen: 'BRE_APPROVED', facts: { decision: {} } })

/** A tab that is loaded on the screen on which something had been asked; its server says this, look by look. */
async function reloaded(...looks: (ApplicationView | 'SESSION_ENDED')[]) {
  const client = {
    async call() {
      const [said = settled] = looks.splice(0, 1)
      return said === 'SESSION_ENDED'
        ? { ok: false, call: 'applicationDetails', problem: said, detail: {}, message: '' }
        : { ok: true, response: [said] }
    },
  } as unknown as Client
  const tab = await tabOn({}, client)
  tab.at.path = '/auth/check-answers'
  const loading = tab.journey.load()
  const seconds = async (count: number) => {
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(count * 1000)
  }
  await seconds(0)
  return { ...tab, loading, seconds, shown: () => [tab.journey.state().waiting, tab.journey.state().pending] }
}

test('what was asked before a reload shows its loader until the server has the answer, and then its screen', async () => {
  const { shown, seconds, went, loading } = await reloaded(asked, asked, decided)
  expect(shown()).toEqual(['decision', true])
  await seconds(1)
  expect(shown()).toEqual(['decision', true])
  expect(went).toEqual([])
  await seconds(1)
  await loading
  expect(shown()).toEqual([undefined, false])
  expect(went).toEqual(['/auth/congratulations'])
})

test('what came to nothing leaves the screen as it was, to be asked again', async () => {
  const { shown, seconds, went, loading } = await reloaded(asked, settled)
  await seconds(1)
  await loading
  expect(shown()).toEqual([undefined, false])
  expect(went).toEqual([])
})

test('who has gone elsewhere meanwhile stays there', async () => {
  const { at, seconds, went, loading } = await reloaded(asked, decided)
  at.path = '/consents'
  await seconds(1)
  await loading
  expect(went).toEqual([])
})

test('a session that ends meanwhile says so', async () => {
  const { shown, seconds, went, loading } = await reloaded(asked, 'SESSION_ENDED')
  await seconds(1)
  await loading
  expect(shown()).toEqual([undefined, false])
  expect(went).toEqual(['/auth/error?type=S100'])
})

test('who signs out meanwhile is signed out at once, and nothing leads them elsewhere', async () => {
  const { journey, shown, seconds, went, loading } = await reloaded(asked, asked)
  const signedOut = journey.signOut()
  await seconds(0)
  await signedOut
  expect(shown()).toEqual([undefined, false])
  await seconds(2)
  await loading
  expect(went).toEqual(['/verify/application'])
  expect(journey.state().application).toBeUndefined()
})

test('nor whoever signs in next', async () => {
  const { journey, shown, seconds, went, loading } = await reloaded(asked, asked, decided)
  const signedOut = journey.signOut()
  await seconds(0)
  await signedOut
  journey.update({ application: view({ applicationReferenceNo: 'EX26K7Q3M8' }), waiting: 'signing-in', pending: true })
  await seconds(3)
  await loading
  expect(shown()).toEqual(['signing-in', true])
  expect(went).toEqual(['/verify/application'])
})

test('without anything under way the screen is there at once', async () => {
  const { shown, loading } = await reloaded(settled)
  await loading
  expect(shown()).toEqual([undefined, false])
})
