import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { usePolling, type AwaitedParty } from './use-polling.ts'

let visibility: DocumentVisibilityState = 'visible'
let found = 'waiting'
let asked: number[] = []

function Poll({ awaited, evenHidden }: { awaited: AwaitedParty | undefined; evenHidden: boolean }) {
  usePolling(
    async () => {
      asked.push(Date.now())
      return found
    },
    awaited,
    { evenHidden },
  )
  return null
}

const poll = (awaited: AwaitedParty | undefined, evenHidden = false) => (
  <Fixture screen="submitted">
    <Poll awaited={awaited} evenHidden={evenHidden} />
  </Fixture>
)

function turn(to: DocumentVisibilityState): void {
  visibility = to
  document.dispatchEvent(new Event('visibilitychange'))
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const gaps = () => asked.slice(1).map((at, index) => (at - (asked[index] ?? 0)) / 1000)
const { firstSeconds, longestSeconds } = specifiedPagePolicy.pageLooks.systems

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  found = 'waiting'
  asked = []
})
afterEach(() => {
  visibility = 'visible'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while nothing changes a page asks less and less often, to the longest pause of the policy', async () => {
  await render(poll('systems'))
  await seconds(900)
  const pauses = gaps()
  expect(pauses[0]).toBe(firstSeconds)
  expect(pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0))).toBe(true)
  expect(pauses.at(-1)).toBe(longestSeconds)
  expect(asked.length).toBeLessThan(40)
})

test('what has changed is followed as closely as at first', async () => {
  await render(poll('systems'))
  await seconds(300)
  found = 'ringing'
  asked = []
  while (asked.length === 0) await seconds(1)
  await seconds(firstSeconds)
  expect(gaps()).toEqual([firstSeconds])
})

test('a hidden page does not ask; shown again it asks at once, and as often as at first', async () => {
  await render(poll('systems'))
  await seconds(300)
  turn('hidden')
  await seconds(1)
  const before = asked.length
  await seconds(600)
  expect(asked.length).toBeLessThanOrEqual(before)
  turn('visible')
  await seconds(0)
  expect(asked.length).toBe(before + 1)
  await seconds(firstSeconds)
  expect(asked.length).toBe(before + 2)
})

test('a hidden page for which an agent would wait goes on asking', async () => {
  await render(poll('queue', true))
  turn('hidden')
  await seconds(1)
  const before = asked.length
  await seconds(60)
  expect(asked.length).toBeGreaterThan(before + 3)
})

test('where nobody is waited for nothing is asked', async () => {
  await render(poll(undefined))
  await seconds(60)
  expect(asked).toEqual([])
})
