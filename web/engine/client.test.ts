import { specifiedPagePolicy } from '@card-journey/journey/policy-for-tests.ts'
import { applicationDetails } from '@card-journey/contract/calls/apps/applicationDetails.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { createSessionKey } from '@card-journey/contract/envelope-client.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { blankApplication } from './blank-application.ts'
import { createBrowserClient } from './client.ts'
import { createJourney } from './create-journey.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { createEngine } from './engine.ts'
import { createOtherTabs } from '../session/other-tabs.ts'
import { createSession } from '../session/session.ts'

afterEach(() => vi.unstubAllGlobals())

const view = (part: Partial<ApplicationView> = {}): ApplicationView => ({
  ...blankApplication,
  applicationReferenceNo: 'EX26K7Q3M9',
  version: 4,
  completedScreen: 'PERSONAL_DETAILS',
  productCode: 'pvrb',
  applicantDetails: [{ mobileNumber: '9876543210', panNumber: 'ABCPM1234F' }],
  ...part,
})

/** The journey, engine, client and session of a tab on a network that gives these responses by call. */
async function tabOn(answers: Readonly<Record<string, object>>, client?: Client) {
  const { publicKey } = await createSessionKey()
  const sent: { call: string; headers: Headers; keepalive: boolean | undefined }[] = []
  const went: string[] = []
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
    path: () => '/auth/more-personal-details',
    language: () => 'en',
    clock: () => Date.parse('2026-11-20T12:00:00+05:30'),
    build: 'test',
    policy: specifiedPagePolicy,
    engine: async () => ({ createEngine: (ports) => createEngine(ports, client) }),
  })
  return { journey, session, kept, sent, went }
}

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

test('drafts stay in memory with the application: a save ends the one of its screen, a kept draft replaces its own', async () => {
  const drafts = { 'more-personal-details': { fatherName: 'Ravi' }, 'work-details': { companyName: 'Acme' } }
  const { journey } = await tabOn({
    applicationDetails: { status: 'success', response: [view({ drafts })] },
    updateApplication: { status: 'success', response: [view({ version: 5, completedScreen: 'PERSONAL_DETAILS' })] },
  })
  await journey.enter('more-personal-details')
  await journey.act('more-personal-details', 'submit', { fatherName: 'Ravi Rao' })
  expect(journey.state().application?.drafts).toEqual({ 'work-details': { companyName: 'Acme' } })

  expect(await journey.saveDraft('work-details', { companyName: 'Acme Mills' })).toBe(true)
  expect(journey.state().application?.drafts).toEqual({ 'work-details': { companyName: 'Acme Mills' } })
})

test('the answers of a screen whose action is not "submit" are drafted as well', async () => {
  const { journey, sent } = await tabOn({
    applicationDetails: { status: 'success', response: [view({ completedScreen: 'BRE_REJECT' })] },
    updateApplication: { status: 'success', response: [view({ completedScreen: 'BRE_REJECT' })] },
  })
  await journey.load()
  expect(await journey.saveDraft('credit-card', { depositAmount: '50000' })).toBe(true)
  expect(sent.at(-1)).toMatchObject({ call: 'updateApplication' })
  expect(journey.state().application?.drafts).toEqual({ 'credit-card': { depositAmount: '50000' } })
})

test('a draft of a page that goes away survives the page; in memory it is there before any answer', async () => {
  const { journey, sent } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: { status: 'failed', errorCode: 'A101', response: {} },
  })
  await journey.load()
  expect(await journey.saveDraft('work-details', { companyName: 'Acme' }, { leaving: true })).toBe(false)
  expect(sent.at(-1)).toMatchObject({ call: 'updateApplication', keepalive: true })
  expect(journey.state().application?.drafts).toEqual({ 'work-details': { companyName: 'Acme' } })
})

test('a reload that overtakes the last draft of its page asks until the server has it', async () => {
  const late = { screen: 'more-personal-details', typedAt: 500 }
  const entry = { state: { lateDraft: late } as object }
  vi.stubGlobal('history', {
    get state() {
      return entry.state
    },
    replaceState: (state: object) => (entry.state = state),
  })
  const drafts = { 'more-personal-details': { fatherName: 'Ravi' } }
  const before = view({ draftedAt: { 'more-personal-details': 400 }, drafts: {} })
  const since = view({ draftedAt: { 'more-personal-details': 500 }, drafts })
  const looks = [before, before, since]
  const { journey, sent } = await tabOn({
    get applicationDetails() {
      return { status: 'success', response: [looks.shift() ?? since] }
    },
  })
  await journey.load()
  expect(journey.state().application?.drafts).toEqual(drafts)
  expect(sent).toHaveLength(4)
  expect(entry.state).not.toHaveProperty('lateDraft.typedAt')

  expect(await journey.saveDraft('work-details', { companyName: 'Acme' }, { leaving: true })).toBe(true)
  await journey.saveDraft('more-personal-details', { fatherName: 'Ra' }, { leaving: true })
  expect(entry.state).not.toHaveProperty('lateDraft.typedAt')
})

test('a page that dies with a draft under way remembers when it was typed, and nothing of it', async () => {
  const entry = { state: null as object | null }
  vi.stubGlobal('history', {
    get state() {
      return entry.state
    },
    replaceState: (state: object) => (entry.state = state),
  })
  const { journey } = await tabOn({
    applicationDetails: { status: 'success', response: [view()] },
    updateApplication: { status: 'failed', errorCode: 'UNAVAILABLE' },
  })
  await journey.load()
  await journey.saveDraft('work-details', { companyName: 'Acme' }, { leaving: true })
  expect(entry.state).toEqual({ lateDraft: { screen: 'work-details', typedAt: expect.any(Number) as number } })
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

/** A network whose drafts stay under way until they are released; `sent`: what was sent, in order. */
async function tabWithSlowDrafts() {
  const sent: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const client: Client = {
    async call(call, request) {
      const { draft } = request as { draft?: boolean }
      sent.push(draft ? 'draft' : call.id)
      if (draft) await released
      return { ok: true, response: [view({ version: draft ? 4 : 5 })] } as CallResult<never>
    },
  }
  const { journey, session } = await tabOn({}, client)
  session.set('token', 'token-1')
  journey.take(view())
  const draft = journey.saveDraft('more-personal-details', { nameOnCard: 'Asha' })
  await expect.poll(() => sent).toEqual(['draft'])
  return { journey, sent, draft, release }
}

test('a save does not wait for a draft that is under way, and what it stored stays when the draft arrives', async () => {
  const { journey, sent, draft, release } = await tabWithSlowDrafts()
  expect((await journey.act('more-personal-details', 'submit', { nameOnCard: 'Asha' })).ok).toBe(true)
  expect(sent).toEqual(['draft', 'updateApplication'])
  release()
  expect(await draft).toBe(true)
  expect(journey.state().application?.version).toBe(5)
})

test('signing out waits for a draft that is under way, which needs the session', async () => {
  const { journey, sent, release } = await tabWithSlowDrafts()
  const leaving = journey.signOut()
  await new Promise((passed) => setTimeout(passed, 50))
  expect(sent).toEqual(['draft'])
  release()
  await leaving
  expect(sent).toEqual(['draft', 'leaveApplication'])
})
