import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from './client.ts'
import { createJourney } from './create-journey.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { createOtherTabs } from '../session/other-tabs.ts'
import { createSession } from '../session/session.ts'
import { tabOn, view } from './tab-for-tests.ts'

afterEach(() => vi.unstubAllGlobals())

test('[AP-01, CA-22] a loaded application: reference number and token to session storage, the rest in memory only', async () => {
  const { journey, kept, went } = await tabOn({
    applicationDetails: { status: 'success', response: [view()], token: 'token-2' },
  })
  await journey.enter('more-personal-details')
  expect(Object.fromEntries(kept)).toEqual({
    applicationID: 'EX26K7Q3M9',
    sessionToken: 'session-1',
    token: 'token-2',
    webSessionId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  })
  expect(journey.state().application?.productCode).toBe('pvrb')
  expect(went).toEqual([])
})

test('the journey knows when its session ends by the server’s last answer alone', async () => {
  const sessionEndsAt = '2026-11-20T12:25:00.000Z'
  const { journey } = await tabOn({
    applicationDetails: { status: 'success', response: [view()], token: 't', sessionEndsAt },
  })
  expect(journey.state().sessionEndsAt).toBeUndefined()
  await journey.load()
  expect(journey.state().sessionEndsAt).toBe(sessionEndsAt)
})

test('[AP-01] the token is optional: without one the stored one stays', async () => {
  const { journey, session } = await tabOn({ applicationDetails: { status: 'success', response: [view()] } })
  session.set('token', 'token-1')
  await journey.load()
  expect(session.get('token')).toBe('token-1')
  expect(journey.state().status).toBe('ready')
})

test('[AP-04] after a successful update the result is stored, and the applicant goes where it stands', async () => {
  const saved = view({ version: 5, completedScreen: 'ADDITIONAL_PERSONAL_DETAILS' })
  const { journey, went } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: { status: 'success', response: [saved] },
  })
  await journey.load()
  expect((await journey.act('more-personal-details', 'submit', { nameOnCard: 'Asha' })).ok).toBe(true)
  expect(journey.state().application).toEqual(saved)
  expect(journey.state().savedAt).toBe(Date.parse('2026-11-20T12:00:00+05:30'))
  expect(went).toEqual(['/auth/work-details'])
})

test('[AP-04] a refused update stores nothing', async () => {
  const { journey, went } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: {
      status: 'failed',
      errorCode: 'FIELDS_REFUSED',
      response: { fields: { gender: 'requiredField' } },
    },
  })
  await journey.load()
  const outcome = await journey.act('more-personal-details', 'submit')
  expect(outcome).toMatchObject({ ok: false, fields: { gender: 'requiredField' } })
  expect(journey.state().application).toEqual(view())
  expect(went).toEqual([])
})

test('[HD-04, HD-07, HD-08] the headers carry what this tab has stored', async () => {
  const { session, sent } = await tabOn({ applicationDetails: { status: 'success', response: [view()] } })
  session.set('token', 'token-1')
  const client = createBrowserClient(session, { build: '4f5eb46b0c11', onServerTime: () => undefined })
  await client.call(applicationDetails, { responseType: 'FULL' })
  session.set('applicationID', 'EX26K7Q3M9')
  await client.call(applicationDetails, { responseType: 'FULL' })
  expect(sent.map(({ headers }) => headers.get('x-trace-id'))).toEqual([session.webSessionId(), 'EX26K7Q3M9'])
  for (const { headers } of sent)
    expect([headers.get('sessionToken'), headers.get('jwt'), headers.get('x-build')]).toEqual([
      'session-1',
      'token-1',
      '4f5eb46b0c11',
    ])
})

test('[AP-10] what is sent on leaving survives the page', async () => {
  const { journey, sent } = await tabOn({
    applicationDetails: { status: 'success', response: [view()], token: 'token-1' },
  })
  await journey.load()
  await journey.tellLeaving()
  expect(sent.map(({ call, keepalive }) => [call, keepalive])).toEqual([
    ['applicationDetails', false],
    ['leaveApplication', true],
  ])
})

test('[EN-40, ER-05] a failed look-up of master data is reported to the server, including the maintenance check at the start', async () => {
  const { journey, sent } = await tabOn({
    getDownTimeDetails: { status: 'failed', errorCode: 'UNAVAILABLE' },
    getProductDetails: { status: 'failed', errorCode: 'PRODUCT_NOT_FOUND' },
  })
  vi.stubGlobal('document', { cookie: '' })
  await journey.begin('consents', 'none')
  const reports = () => sent.filter(({ call }) => call === 'reportError').length
  await vi.waitFor(() => expect(reports()).toBe(1), { timeout: 60_000 })
  expect(journey.state().downUntil).toBeUndefined()
  await journey.ask(getProductDetails, {})
  await vi.waitFor(() => expect(reports()).toBe(2), { timeout: 60_000 })
})

test('the consents reloaded by somebody signed in bring the application back; to everybody else they ask nothing', async () => {
  const { journey, session, sent, went } = await tabOn({
    getDownTimeDetails: { status: 'success', response: [] },
    applicationDetails: { status: 'success', response: [view()], token: 'token-2' },
  })
  vi.stubGlobal('document', { cookie: '' })
  await journey.begin('consents', 'none')
  expect(sent.map(({ call }) => call)).not.toContain('applicationDetails')
  session.set('token', 'token-1')
  await journey.begin('consents', 'none')
  await vi.waitFor(() => expect(journey.state().application?.productCode).toBe('pvrb'), { timeout: 60_000 })
  expect(went).toEqual([])
})

test('[SC-45] a session that ended leaves a trace for the way back: who reloads then still had an application', async () => {
  const { journey, session, kept } = await tabOn({
    applicationDetails: { status: 'failed', errorCode: 'SESSION_ENDED', response: {} },
  })
  session.set('applicationID', 'EX26K7Q3M9')
  await journey.enter('more-personal-details')
  expect(session.signedIn()).toBe(false)
  expect(
    createSession({
      getItem: (key) => kept.get(key) ?? null,
      setItem: () => {},
      removeItem: () => {},
    }).hadApplication(),
  ).toBe(true)
})

test('an error page that nothing is loaded for asks once and leads nowhere; the interstitial finds its address again', async () => {
  const external = { status: 'failed', errorCode: 'REJECTED_FOUND', response: { redirectUrl: 'https://bank.example/' } }
  const { journey, went } = await tabOn({ applicationDetails: external })
  await journey.enter('auth-error')
  await journey.enter('redirect')
  expect(went).toEqual([])
  expect(journey.state().leavingTo).toBe('https://bank.example/')
  await journey.enter('more-personal-details')
  expect(went).toEqual(['/auth/redirect'])
})

test('signed in without an application: a page inside says that there is none, and does not ask to sign in again', async () => {
  const { journey, went } = await tabOn({ applicationDetails: { status: 'success', response: [] } })
  await journey.enter('more-personal-details')
  expect(went).toEqual(['/auth/error?type=A100'])
  await journey.enter('auth-error')
  expect(went).toHaveLength(1)
})

test('[RO-11] a step opened where nobody is signed in leads to the sign-in, which says why', async () => {
  const { journey, session, went } = await tabOn({})
  session.set('sessionToken', '')
  await journey.enter('more-personal-details')
  expect(went).toEqual(['/verify/application'])
  expect(journey.state().signInReason).toBe('step')
})

test('[RO-11] a step opened after the session has ended here, by Back, leads to a sign-in that says so', async () => {
  const { journey, session, went } = await tabOn({})
  session.expire()
  await journey.enter('more-personal-details')
  expect(went).toEqual(['/verify/application'])
  expect(journey.state().signInReason).toBe('signedOut')
})

test('[SC-19] what a failure says is kept beside the address, and after a reload it is asked of the server again', async () => {
  const rejected = { status: 'failed', errorCode: 'REJECTED_FOUND', response: { until: '2027-03-14' } }
  const { journey, went } = await tabOn({ applicationDetails: rejected })
  await journey.enter('more-personal-details')
  expect(went).toEqual(['/auth/error?type=REJECTED_FOUND'])
  expect(journey.state().told).toMatchObject({ type: 'REJECTED_FOUND', until: '2027-03-14' })

  const reloaded = await tabOn({ applicationDetails: rejected })
  await reloaded.journey.enter('auth-error')
  expect(reloaded.went).toEqual([])
  expect(reloaded.journey.state().told).toMatchObject({ type: 'REJECTED_FOUND', until: '2027-03-14' })
})

type Problem = Extract<CallResult<never>, { ok: false }>['problem']

/** A tab whose session is about to end, on a server that answers every call with this problem. */
async function endingTab(problem: Problem) {
  const client: Client = {
    call: async ({ id }) => ({ ok: false, call: id, problem, detail: {}, message: '' }),
  }
  const tab = await tabOn({}, client)
  const sessionEndsAt = '2026-11-20T06:32:00.000Z'
  tab.session.set('applicationID', 'EX26K7Q3M9')
  tab.journey.update({ sessionEndsAt, application: view(), status: 'ready' })
  return { ...tab, sessionEndsAt }
}

test.each(['NETWORK', 'UNAVAILABLE', 'INTERNAL', 'MAINTENANCE', 'TOO_MANY', 'STILL_RUNNING'] as const)(
  'a session that is asked about is not answered for by %s: the page stays, and the end is still known',
  async (problem) => {
    const { journey, session, went, sessionEndsAt } = await endingTab(problem)
    expect(await journey.checkSession()).toBe(false)
    expect(went).toEqual([])
    expect(journey.state()).toMatchObject({ sessionEndsAt, application: view() })
    expect(session.signedIn()).toBe(true)
  },
)

test.each([
  ['SESSION_ENDED', '/auth/error?type=S100'],
  ['E_INVALID_SESSION', '/error?type=E_INVALID_SESSION'],
  ['A101', '/auth/error?type=A101'],
] as const)(
  'a session that turns out to be over (%s) leads to its page, and nothing warns of its end',
  async (problem, to) => {
    const { journey, went } = await endingTab(problem)
    expect(await journey.checkSession()).toBe(true)
    expect(went).toEqual([to])
    expect(journey.state().sessionEndsAt).toBeUndefined()
  },
)

test('a session is not answered for either by an engine whose code can’t be loaded, and the check throws nothing', async () => {
  const journey = createJourney({
    session: createSession({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }),
    navigate: () => undefined,
    path: () => '/auth/more-personal-details',
    language: () => 'en',
    clock: Date.now,
    build: 'test',
    policy: specifiedPagePolicy,
    engine: () => Promise.reject(new Error('a chunk is missing')),
  })
  vi.useFakeTimers()
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('location', { origin: 'http://localhost' })
  vi.stubGlobal('document', { getElementsByTagName: () => [] })
  vi.stubGlobal('fetch', async () => new Response())
  const checked = journey.checkSession()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await checked).toBe(false)
  vi.useRealTimers()
})

test('after a sign-out in another tab the application does not stay on the screen, even if the server is away', async () => {
  const heard: ((event: object) => void)[] = []
  vi.stubGlobal('window', {
    addEventListener: (_event: string, listener: (typeof heard)[number]) => heard.push(listener),
  })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, newValue: string) => heard.forEach((listener) => listener({ key, newValue })),
    removeItem: () => undefined,
  })
  const { journey, session, went } = await endingTab('UNAVAILABLE')
  await journey.checkSession()
  const ports = { session, state: journey.state, update: journey.update }
  await createOtherTabs(ports, () => undefined).tellSignOut()
  await vi.waitFor(() => expect(went).toEqual(['/auth/error?type=S100']), { timeout: 60_000 })
})
