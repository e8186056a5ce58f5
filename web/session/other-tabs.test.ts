import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOtherTabs } from './other-tabs.ts'

/** Storage that tells every other tab what was written, as browsers do. */
const tabs: ((event: { key: string; newValue: string | null }) => void)[] = []
const written: string[] = []

beforeEach(() => {
  tabs.length = written.length = 0
  vi.stubGlobal('localStorage', {
    setItem(key: string, newValue: string) {
      written.push(newValue)
      for (const tab of tabs) tab({ key, newValue })
    },
    removeItem(key: string) {
      for (const tab of tabs) tab({ key, newValue: null })
    },
  })
  vi.stubGlobal('window', {
    addEventListener: (_event: string, heard: (typeof tabs)[number]) => tabs.push(heard),
  })
})
afterEach(() => vi.unstubAllGlobals())

const ends = (minute: string) => `2026-11-20T06:${minute}:00.000Z`

function tab(sessionToken: string, applicationID = 'REF1') {
  const state = { sessionEndsAt: ends('30') }
  const lookedAgain = vi.fn()
  const kept = { sessionToken, applicationID, webSessionId: 'w', token: 't' }
  const session = { get: (key: keyof typeof kept) => kept[key], signedIn: () => kept.sessionToken !== '' }
  const ports = { session, state: () => state, update: (change: object) => Object.assign(state, change) }
  return { state, lookedAgain, ...createOtherTabs(ports as never, lookedAgain) }
}

test('a session that one tab extends is extended in the tabs that share it, and in no other', async () => {
  const [here, duplicate, ownSession] = [tab('secret-1'), tab('secret-1'), tab('secret-2')]
  await here.tellEnd(ends('55'))
  await vi.waitFor(() => expect(duplicate.state.sessionEndsAt).toBe(ends('55')), { timeout: 60_000 })
  expect(ownSession.state.sessionEndsAt).toBe(ends('30'))
  expect(duplicate.lookedAgain).not.toHaveBeenCalled()
})

test('old news shorten no session', async () => {
  const [here, duplicate] = [tab('secret-1'), tab('secret-1')]
  await here.tellEnd(ends('20'))
  await here.tellEnd(ends('40'))
  await vi.waitFor(() => expect(duplicate.state.sessionEndsAt).toBe(ends('40')), { timeout: 60_000 })
  await here.tellEnd(ends('20'))
  await new Promise((later) => setTimeout(later, 20))
  expect(duplicate.state.sessionEndsAt).toBe(ends('40'))
})

test('a sign-out makes the tabs that hold the same application ask the server, and no other', async () => {
  const [here, sameHold, other, signedOut] = [tab('secret-1'), tab('secret-2'), tab('secret-3', 'REF2'), tab('')]
  await here.tellSignOut()
  await vi.waitFor(() => expect(sameHold.lookedAgain).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect(other.lookedAgain).not.toHaveBeenCalled()
  expect(signedOut.lookedAgain).not.toHaveBeenCalled()
})

test('[T18] what passes between tabs holds no token, no reference and nothing personal', async () => {
  const here = tab('secret-1', 'REF1')
  await here.tellEnd(ends('55'))
  await here.tellSignOut()
  expect(written).toHaveLength(2)
  for (const news of written) {
    expect(Object.values(JSON.parse(news) as Record<string, string>).join(' ')).toMatch(
      /^[0-9a-f]{16} [0-9a-f]{16}( 2026-\S+)?$/,
    )
    expect(news).not.toMatch(/secret|REF1/)
  }
})

test.for(['', 'null', '{', '[]', '{"session":1}', '{"session":"a","application":"b","endsAt":"soon"}'])(
  'what another page of this address leaves there changes nothing: %j',
  async (said) => {
    const here = tab('secret-1')
    for (const heard of tabs) heard({ key: 'session-news', newValue: said })
    await new Promise((later) => setTimeout(later, 10))
    expect(here.state.sessionEndsAt).toBe(ends('30'))
    expect(here.lookedAgain).not.toHaveBeenCalled()
  },
)

test('a browser that refuses storage goes on: each tab finds out by its next call', async () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('SecurityError')
    },
  })
  await expect(tab('secret-1').tellEnd(ends('55'))).resolves.toBeUndefined()
})
