import { afterEach, expect, test, vi } from 'vitest'
import { cookieIn, cookieLifetime, cookieText } from './cookies.ts'
import { cryptoSupported, newRequestId, newTransactionId, newWebSessionId, UnsupportedCrypto } from './random.ts'
import { createSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

function tab(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage & { kept: Map<string, string> }
}

test('[ST-01, ST-02, ST-03, ST-04] session storage holds applicationID, webSessionId, sessionToken and token, nothing else', () => {
  const storage = tab()
  const session = createSession(storage)
  session.webSessionId()
  session.requestId()
  session.set('applicationID', 'REF1')
  session.set('sessionToken', 's')
  session.set('token', 't')
  expect([...storage.kept.keys()].toSorted()).toEqual(['applicationID', 'sessionToken', 'token', 'webSessionId'])
  session.signOut()
  expect([...storage.kept.keys()]).toEqual(['webSessionId'])
  session.end()
  expect(storage.kept.size).toBe(0)
})

test('[ST-06, ST-07, ST-11] the hidden request id is 16 hex for the page; the web session id a UUID v4 without hyphens, kept', () => {
  const storage = tab()
  const session = createSession(storage)
  expect(session.requestId()).toMatch(/^[0-9a-f]{16}$/)
  expect(session.requestId()).toBe(session.requestId())
  expect(session.webSessionId()).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/)
  expect(createSession(storage).webSessionId()).toBe(session.webSessionId())
  expect(newTransactionId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 500 }, newRequestId)).size).toBe(500)
})

test('a browser that refuses session storage works on from memory', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const session = createSession({ getItem: refuse, setItem: refuse, removeItem: refuse })
  session.set('sessionToken', 'kept')
  expect(session.get('sessionToken')).toBe('kept')
  expect(session.signedIn()).toBe(true)
})

test('[ER-17] without cryptography no id is made up: an error is raised', () => {
  vi.stubGlobal('crypto', undefined)
  expect(cryptoSupported()).toBe(false)
  expect(newRequestId).toThrow(UnsupportedCrypto)
  expect(newWebSessionId).toThrow(UnsupportedCrypto)
  vi.stubGlobal('crypto', { getRandomValues: () => new Uint8Array(16) })
  expect(cryptoSupported()).toBe(false)
})

test('[ST-08, ST-09, ST-10] request id and client id live 15 minutes in cookies, the channel 24 hours', () => {
  expect(cookieLifetime).toMatchObject({ requestId: 900, clientId: 900, channel: 86_400 })
  expect(cookieText('requestId', 'a b', true)).toBe('requestId=a%20b; Path=/; Max-Age=900; SameSite=Lax; Secure')
  expect(cookieText('clientId', '', false)).toBe('clientId=; Path=/; Max-Age=0; SameSite=Lax')
})

test.each([
  ['language=hi; channel=x', 'language', 'hi'],
  ['a=1; language=en', 'language', 'en'],
  ['xlanguage=hi', 'language', ''],
  ['channel=channelCode%3DSF70', 'channel', 'channelCode=SF70'],
  ['channel=%E0%A4%A', 'channel', ''],
  ['', 'language', ''],
])('a cookie is read from %j: %s', (cookies, name, value) => {
  expect(cookieIn(cookies, name)).toBe(value)
})
