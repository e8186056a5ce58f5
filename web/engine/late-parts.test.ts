import { beforeEach, expect, test, vi } from 'vitest'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { CallResult, Client } from '@card-journey/contract/client.ts'

const { loadCode } = vi.hoisted(() => ({ loadCode: vi.fn(async (load: () => Promise<unknown>) => load()) }))
vi.mock('../routing/load-code.ts', () => ({ loadCode }))

// Parts are kept once they are here: each test begins without them.
beforeEach(() => {
  vi.resetModules()
  loadCode.mockReset().mockImplementation(async (load) => load())
  vi.unstubAllGlobals()
})

const gone = new TypeError('Failed to fetch')

/** A tab with its record and engine, and without the parts that come later. */
async function tab(refused?: string) {
  const { tabOn, view } = await import('./tab-for-tests.ts')
  const sent: string[] = []
  const reported: unknown[] = []
  const client: Client = {
    async call(call, request) {
      sent.push(call.id)
      if (call.id === 'reportError') reported.push(request)
      if (call.id === refused)
        return { ok: false, call: call.id, problem: 'INTERNAL', detail: {}, message: '' } as never
      return { ok: true, response: [view({ version: 5 })] } as CallResult<never>
    },
  }
  const opened = await tabOn({}, client)
  opened.session.set('token', 'token-1')
  const open = async (application: ApplicationView = view()) => {
    opened.journey.take(application)
    await opened.journey.measure('screen' as never, 'Y' as never)
    sent.length = 0
  }
  return { ...opened, sent, reported, open }
}

test('a part that is here is at hand without another import, for which a closing page has no time', async () => {
  const { loadFailing, loadSending } = await import('./parts.ts')
  loadCode.mockClear()
  expect(loadSending()).toBe(loadSending())
  await loadSending()
  expect(loadSending()).toBe(loadSending())
  await loadFailing()
  await loadFailing()
  expect(loadCode).toHaveBeenCalledTimes(2)
})

test('a draft waits for nothing that comes later: the page may be left right after the first letter', async () => {
  const { journey, sent, open } = await tab()
  await open()
  loadCode.mockRejectedValue(gone)
  expect(await journey.saveDraft('work-details', { companyName: 'Acme' }, { leaving: true })).toBe(true)
  expect(sent).toEqual(['updateApplication'])
})

test('a press whose code can’t be fetched is answered in its place, and the next one is sent', async () => {
  const { journey, sent, open } = await tab()
  await open()
  loadCode.mockRejectedValueOnce(gone)
  expect(await journey.act('more-personal-details', 'submit')).toMatchObject({ ok: false })
  expect(journey.state()).toMatchObject({ pending: false, problem: { problem: 'NETWORK' } })
  expect(await journey.act('more-personal-details', 'submit')).toMatchObject({ ok: true })
  expect(sent).toEqual(['updateApplication'])
})

test('a record is shown although what looks for its last draft can’t be fetched', async () => {
  const { journey } = await tab()
  vi.stubGlobal('history', { state: { lateDraft: { screen: 'work-details', typedAt: 500 } }, replaceState: () => {} })
  loadCode.mockImplementationOnce((load) => load()).mockRejectedValueOnce(gone)
  await journey.load()
  expect(journey.state().status).toBe('ready')
})

test('[ER-18] a failure is reported with the screen on which it happened, however late what tells of it comes', async () => {
  const { journey, went, at, reported, open } = await tab('getPinCodeDetails')
  await open()
  vi.spyOn(went, 'push').mockImplementation((path) => {
    at.path = path ?? ''
    return 1
  })
  const failure = { ok: false, call: 'getPinCodeDetails', problem: 'INTERNAL', detail: {}, message: '' } as const
  expect(await journey.route(failure)).toBe(true)
  expect(at.path).toContain('error')
  await expect.poll(() => reported).toMatchObject([{ screen: 'more-personal-details' }])
})
