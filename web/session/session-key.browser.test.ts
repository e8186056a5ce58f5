import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSessionKey, openSessionEnvelope } from './session-key.ts'

const hour = 3_600_000

beforeEach(async () => {
  const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
  const jwk = await crypto.subtle.exportKey('jwk', publicKey)
  vi.stubGlobal('fetch', async () => Response.json({ keys: [{ ...jwk, kid: 'k1' }] }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens an envelope after each of these hours; returns how many keys the tab has had. */
async function keysAfter(hours: readonly number[], signedIn: boolean): Promise<number> {
  const id = crypto.randomUUID()
  const start = Date.now()
  const seen = new Set<string>()
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const after of hours) {
    vi.setSystemTime(start + after * hour)
    seen.add((await openSessionEnvelope({ webSessionId: () => id, signedIn: () => signedIn }, '')).publicKeyHeader)
  }
  await forgetSessionKey(id)
  return seen.size
}

test('a reload keeps the key of a signed-in applicant, however long ago the tab was opened', async () => {
  expect(await keysAfter([0, 3, 5, 12], true)).toBe(1)
})

test('a key without a signed-in session is replaced after four hours', async () => {
  expect(await keysAfter([0, 3, 5], false)).toBe(2)
})
