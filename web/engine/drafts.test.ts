import type { RequestOf } from '@card-journey/contract/call.ts'
import type { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { tabOn, view } from './tab-for-tests.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('drafts stay in memory with the application: a save ends the one of its screen, a kept draft is added to its own', async () => {
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
  await journey.saveDraft('work-details', { designation: 'Clerk' })
  const both = { companyName: 'Acme Mills', designation: 'Clerk' }
  expect(journey.state().application?.drafts).toEqual({ 'work-details': both })
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

/**
 * A tab on a network where drafts, or saves, stay under way until they are released. `sent`: what was sent, in order;
 * `typedAt`: when that was typed.
 */
async function slowTab(slow: 'draft' | 'updateApplication') {
  const sent: string[] = []
  const typedAt: (number | undefined)[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const client: Client = {
    async call(call, request) {
      const { draft, typedAt: at } = request as { draft?: boolean; typedAt?: number }
      const what = draft ? 'draft' : call.id
      sent.push(what)
      typedAt.push(at)
      if (what === slow) await released
      return { ok: true, response: [view({ version: draft ? 4 : 5 })] } as CallResult<never>
    },
  }
  const { journey, session, went } = await tabOn({}, client)
  session.set('token', 'token-1')
  journey.take(view())
  return { journey, session, went, sent, typedAt, release }
}

async function tabWithSlowDrafts() {
  const tab = await slowTab('draft')
  const draft = tab.journey.saveDraft('more-personal-details', { nameOnCard: 'Asha' })
  await expect.poll(() => tab.sent).toEqual(['draft'])
  return { ...tab, draft }
}

async function tabWithSlowSave() {
  const tab = await slowTab('updateApplication')
  const save = tab.journey.act('more-personal-details', 'submit', { nameOnCard: 'Asha' })
  await expect.poll(() => tab.sent).toEqual(['updateApplication'])
  return { ...tab, save }
}

test('a save does not wait for a draft that is under way, and what it stored stays when the draft arrives', async () => {
  const { journey, sent, draft, release } = await tabWithSlowDrafts()
  expect((await journey.act('more-personal-details', 'submit', { nameOnCard: 'Asha' })).ok).toBe(true)
  expect(sent).toEqual(['draft', 'updateApplication'])
  release()
  expect(await draft).toBe(true)
  expect(journey.state().application?.version).toBe(5)
})

test('a draft that a save overtakes while it waits for another one is still the older of the two', async () => {
  const { journey, sent, typedAt, release } = await tabWithSlowDrafts()
  await journey.act('more-personal-details', 'submit', { nameOnCard: 'Asha' })
  const overtaken = journey.saveDraft('work-details', { companyName: 'Acm' })
  expect((await journey.act('work-details', 'submit', { companyName: 'Acme' })).ok).toBe(true)
  release()
  await overtaken
  expect(sent).toEqual(['draft', 'updateApplication', 'updateApplication', 'draft'])
  expect(typedAt[3]).toBeLessThan(typedAt[2] ?? 0)
})

test('a draft and a save that wait for the same save keep the order in which they were typed', async () => {
  const { journey, sent, typedAt, save, release } = await tabWithSlowSave()
  const draft = journey.saveDraft('work-details', { companyName: 'Acm' })
  const after = journey.act('work-details', 'submit', { companyName: 'Acme' })
  release()
  await Promise.all([save, draft, after])
  expect(typedAt[sent.indexOf('draft')]).toBeLessThan(typedAt[sent.lastIndexOf('updateApplication')] ?? 0)
})

test('a save that is pressed before the record is here is later than the drafts that come with it', async () => {
  const ahead = Date.parse('2026-11-20T12:01:00+05:30')
  const asked: { typedAt?: number }[] = []
  const client: Client = {
    async call(_call, request) {
      asked.push(request as { typedAt?: number })
      return { ok: true, response: [view({ draftedAt: { 'work-details': ahead } })] } as CallResult<never>
    },
  }
  const { journey } = await tabOn({}, client)
  expect((await journey.act('work-details', 'submit', { companyName: 'Acme' })).ok).toBe(true)
  expect(asked.at(-1)?.typedAt).toBeGreaterThan(ahead)
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

test('signing out does not wait for a draft that begins after it, and that one is not sent', async () => {
  const { journey, sent, release } = await tabWithSlowSave()
  const leaving = journey.signOut()
  const draft = journey.saveDraft('work-details', { companyName: 'Acme' })
  release()
  await leaving
  expect(await draft).toBe(false)
  expect(sent).toEqual(['updateApplication', 'leaveApplication'])
})

test.each(['draft', 'save'] as const)(
  'signing out gives up after five seconds on a %s that is not answered, and what it answers later brings nothing back',
  async (what) => {
    const { journey, session, went, sent, release, underWay } = await (what === 'draft'
      ? tabWithSlowDrafts().then((tab) => ({ ...tab, underWay: tab.draft }))
      : tabWithSlowSave().then((tab) => ({ ...tab, underWay: tab.save })))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const leaving = journey.signOut()
    await vi.advanceTimersByTimeAsync(4999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await leaving
    expect(sent.at(-1)).toBe('leaveApplication')
    release()
    await underWay
    expect(journey.state().application).toBeUndefined()
    expect(session.get('applicationID')).toBe('')
    expect(went).toEqual(['/verify/application'])
  },
)

/** A tab whose drafts fail while there is an outage; `arrived`: the answers of those that came through. */
async function tabInOutage() {
  const said = { outage: true, record: view() }
  const arrived: Readonly<Record<string, unknown>>[] = []
  const client: Client = {
    async call(call, request) {
      const { draft, applicationDetails } = request as Partial<RequestOf<typeof updateApplication>>
      if (draft && said.outage) return { ok: false, call: call.id, problem: 'NETWORK', detail: {}, message: '' }
      if (draft) {
        const { applicationReferenceNo: _of, version: _at, screen: _on, action: _by, ...answers } = applicationDetails!
        arrived.push(answers)
      }
      return { ok: true, response: [said.record] } as CallResult<never>
    },
  }
  const { journey, session } = await tabOn({}, client)
  session.set('token', 'token-1')
  journey.take(said.record)
  return { journey, said, arrived }
}

test.each([false, true])(
  'what an outage kept from the server goes along with the next draft of its screen (of a page that leaves: %s)',
  async (leaving) => {
    const { journey, said, arrived } = await tabInOutage()
    expect(await journey.saveDraft('work-details', { companyName: 'Acme' }, { leaving })).toBe(false)
    expect(await journey.saveDraft('work-details', { industryType: 'IT' })).toBe(false)
    said.outage = false
    await journey.saveDraft('work-details', { companyName: 'Acme Mills' })
    await journey.saveDraft('work-details', { incomeRange: 'FROM_100000' })
    expect(arrived).toEqual([{ companyName: 'Acme Mills', industryType: 'IT' }, { incomeRange: 'FROM_100000' }])
  },
)

test('what an outage kept from the server is sent with the next answer, once, and not if it was typed later elsewhere', async () => {
  const { journey, said, arrived } = await tabInOutage()
  await journey.saveDraft('work-details', { companyName: 'Acme' })
  said.outage = false
  await journey.load()
  await vi.waitFor(() => expect(arrived).toEqual([{ companyName: 'Acme' }]))
  said.outage = true
  await journey.saveDraft('work-details', { companyName: 'Acme Mills' })
  said.outage = false
  said.record = view({ draftedAt: { 'work-details': 9e15 } })
  await journey.load()
  await journey.saveDraft('work-details', { industryType: 'IT' })
  expect(arrived).toEqual([{ companyName: 'Acme' }, { industryType: 'IT' }])
})

test('what is typed when the session ends is there, and sent, once the same applicant is signed in again', async () => {
  const typed = { fatherName: 'Ravi Kul' }
  const said = { record: view({ drafts: {} }), ended: false }
  const kept: unknown[] = []
  const client: Client = {
    async call(call, request) {
      if (said.ended)
        return { ok: false, call: call.id, problem: 'SESSION_ENDED', detail: {}, message: '' } as CallResult<never>
      if (call.id === 'updateApplication')
        kept.push((request as RequestOf<typeof updateApplication>).applicationDetails)
      return { ok: true, response: [said.record] } as CallResult<never>
    },
  }
  const { journey, session } = await tabOn({}, client)
  session.set('token', 'token-1')
  await journey.load()
  said.ended = true
  await journey.checkSession()
  expect(session.ended()).toBe(true)
  expect(await journey.saveDraft('more-personal-details', typed)).toBe(false)
  said.ended = false
  session.set('sessionToken', 'session-2')
  session.set('token', 'token-2')
  await journey.load()
  expect(journey.state().application?.drafts).toEqual({ 'more-personal-details': typed })
  await vi.waitFor(() => expect(kept).toMatchObject([{ ...typed, screen: 'more-personal-details' }]))
})

test.each([
  ['another applicant is signed in', { applicationReferenceNo: 'EX26K7Q3M8' }],
  ['something was saved since', { version: 5 }],
  ['something was typed later elsewhere', { draftedAt: { 'more-personal-details': 9e15 } }],
])('of a session that ended nothing is sent where %s', async (_, different) => {
  const said = { record: view({ drafts: {} }), ended: false }
  const sent: string[] = []
  const client: Client = {
    async call(call) {
      sent.push(call.id)
      if (said.ended)
        return { ok: false, call: call.id, problem: 'SESSION_ENDED', detail: {}, message: '' } as CallResult<never>
      return { ok: true, response: [said.record] } as CallResult<never>
    },
  }
  const { journey, session } = await tabOn({}, client)
  session.set('token', 'token-1')
  await journey.load()
  said.ended = true
  await journey.checkSession()
  await journey.saveDraft('more-personal-details', { fatherName: 'Ravi Kul' })
  Object.assign(said, { ended: false, record: view({ drafts: {}, ...different }) })
  session.set('sessionToken', 'session-2')
  session.set('token', 'token-2')
  await journey.load()
  await new Promise((later) => setTimeout(later))
  expect(journey.state().application?.drafts).toEqual({})
  expect(sent).not.toContain('updateApplication')
})

test('what waits behind a draft or a save that takes long goes to nobody else who has signed in meanwhile', async () => {
  const sent: string[] = []
  const { promise, resolve } = Promise.withResolvers<CallResult<never>>()
  const said = { record: view({ drafts: {} }) }
  const client: Client = {
    async call({ id }, request) {
      if (id !== 'updateApplication') return { ok: true, response: [said.record] } as CallResult<never>
      sent.push((request as RequestOf<typeof updateApplication>).applicationDetails.applicationReferenceNo)
      return promise
    },
  }
  const { journey, session } = await tabOn({}, client)
  session.set('token', 'token-1')
  await journey.load()
  const first = journey.saveDraft('more-personal-details', { fatherName: 'Ravi' })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const second = journey.saveDraft('more-personal-details', { fatherName: 'Ravi Kul' })
  const pressed = [1, 2].map(() => journey.act('more-personal-details', 'submit', { fatherName: 'Ravi Kul' }))
  await new Promise((later) => setTimeout(later))
  said.record = view({ applicationReferenceNo: 'EX26K7Q3M8' })
  session.set('sessionToken', 'session-2')
  journey.update({ application: said.record })
  resolve({ ok: false, call: 'updateApplication', problem: 'NETWORK', detail: {}, message: '' })
  expect(await Promise.all([first, second])).toEqual([false, false])
  expect(await Promise.all(pressed)).toMatchObject([{ ok: false }, { ok: false }])
  expect(sent).toEqual(['EX26K7Q3M9', 'EX26K7Q3M9'])
})
