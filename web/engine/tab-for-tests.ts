import { createSessionKey } from '@card-journey/contract/envelope-client.ts'
import type { Client } from '@card-journey/contract/client.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { vi } from 'vitest'
import { createSession } from '../session/session.ts'
import { blankApplication } from './blank-application.ts'
import { createJourney } from './create-journey.ts'
import { createEngine } from './engine.ts'

export const view = (part: Partial<ApplicationView> = {}): ApplicationView => ({
  ...blankApplication,
  applicationReferenceNo: 'EX26K7Q3M9',
  version: 4,
  completedScreen: 'PERSONAL_DETAILS',
  productCode: 'pvrb',
  applicantDetails: [{ mobileNumber: '9876543210', panNumber: 'ABCPM1234F' }],
  ...part,
})

/** The journey, engine, client and session of a tab on a network that gives these responses by call. */
export async function tabOn(answers: Readonly<Record<string, object>>, client?: Client) {
  const { publicKey } = await createSessionKey()
  const sent: { call: string; headers: Headers; keepalive: boolean | undefined }[] = []
  const went: string[] = []
  const at = { path: '/auth/more-personal-details' }
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = String(input).split('/').at(-1) ?? ''
    if (call === 'keys') return Response.json({ keys: [{ ...publicKey, kid: 'k1' }] })
    sent.push({ call, headers: new Headers(init.headers), keepalive: init.keepalive })
    return Response.json(answers[call] ?? { status: 'success', response: {} })
  })
  const kept = new Map<string, string>()
  const session = createSession({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
  session.set('sessionToken', 'session-1')
  const journey = createJourney({
    session,
    navigate: (path) => went.push(path),
    path: () => at.path,
    language: () => 'en',
    clock: () => Date.parse('2026-11-20T12:00:00+05:30'),
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  return { journey, session, kept, sent, went, at }
}
