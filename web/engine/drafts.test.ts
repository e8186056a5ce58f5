import type { CallResult, Client } from '@card-journey/contract/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { tabOn, view } from './tab-for-tests.ts'

afterEach(() => vi.unstubAllGlobals())

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
