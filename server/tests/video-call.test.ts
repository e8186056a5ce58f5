import { randomUUID } from 'node:crypto'
import { addDays, istDay } from '@card-journey/journey/fields/dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { Applicant, need } from './applicant.ts'
import { hereNow, udc, wait } from './at-the-call.ts'
import { workIsDone } from './background.ts'
import { ageAadhaar, atPermission } from './before-the-call.ts'
import { calls } from './calls.ts'
import { productOnEngines } from './on-engines.ts'
import { goTo, startProduct, type Running } from './running.ts'
import { proveAadhaar, toIdentity } from './steps.ts'
import { placeAt } from './stored.ts'
import { eventually } from './eventually.ts'

let product: Running

beforeAll(async () => void (product = await startProduct({ VKYC_DESKTOP: 'off' })), 60_000)
afterAll(() => product.close())

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36'

test(
  '[VK-02, VK-03, VK-04, VK-05] the server asks every requirement of the call itself: phone, browser, hours, place',
  { timeout: 90_000 },
  async () => {
    const evening = Date.parse('2026-11-19T18:25:00+05:30')
    // No agent comes meanwhile.
    await product.dial({ agentSeconds: 3600 })
    await product.moveClock(evening - Date.now())
    let userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
    const applicant = new Applicant({
      url: product.url,
      sandboxUrl: product.sandboxUrl,
      mobileNumber: '9812300077',
      fetch(input, init) {
        const headers = new Headers(init?.headers)
        headers.set('user-agent', userAgent)
        return fetch(input, { ...init, headers })
      },
    })
    await toIdentity(applicant)
    await proveAadhaar(applicant)
    await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
    const refusal = async (check: 'ok' | 'failed' = 'ok') => {
      const answer = await applicant.client.call(calls.vkycCallWait, { udc: { ...udc, browser: check } })
      return answer.ok ? 'a place in the queue' : answer.problem
    }
    const standAt = (latitude: number, longitude: number) =>
      applicant.client.call(calls.getLocationDetails, {
        latitude,
        longitude,
        accuracyMetres: 20,
        takenAt: new Date(product.server.composed.deps.clock()).toISOString(),
      })

    await standAt(12.97, 77.59)
    expect(await refusal()).toBe('mobileBrowserOnly')
    userAgent = phone
    expect(await refusal('failed')).toBe('mobileBrowserOnly')
    expect(await standAt(51.5, -0.12)).toMatchObject({ ok: false, problem: 'P105' })
    expect(await refusal()).toBe('WRONG_STATE')
    await standAt(12.97, 77.59)
    expect(await refusal()).toBe('a place in the queue')
    await need(applicant.load())
    const { ticket = '' } = applicant.view?.facts.videoKyc ?? {}
    await goTo(product, '2026-11-19T18:30:00')
    expect(await refusal()).toBe('agentUnavailable')
    // Who waits when the desk closes is told so, and leaves no ticket behind that an agent would take in vain.
    expect(await applicant.client.call(calls.vkycCustomerHandshake, { ticket })).toMatchObject({
      problem: 'agentUnavailable',
      detail: { until: '2026-11-20T09:30:00+05:30' },
    })
    await need(applicant.load())
    expect(applicant.screen).toBe('requirements')
    await workIsDone(product, { of: applicant })
    const { videoKyc } = product.server.composed.deps.systems
    expect(await videoKyc.status({ ticket })).toMatchObject({ value: { status: 'ended', verdictDue: false } })
  },
)

productOnEngines('the video desk', { RATE_FACTOR: '1000', VKYC_DESKTOP: 'allow' }, (running) => {
  // Whoever waits here goes on waiting, however slow the machine is.
  beforeAll(() => running().dial({ agentSeconds: 3600 }))

  test('fifty callers at once get one ticket, and asking again gives the live one', { timeout: 60_000 }, async () => {
    const applicant = await atPermission(running())
    const answers = await Promise.all(Array.from({ length: 50 }, () => wait(applicant)))
    const tickets = answers.flatMap((answer) => (answer.ok ? [answer.response.ticket] : []))
    expect(tickets.length).toBeGreaterThan(0)
    const again = await need(wait(applicant))
    expect(new Set([...tickets, again.ticket]).size).toBe(1)
    const asked = await running().server.composed.store.database.pool.query(
      "select 1 from provider_call where system = 'video-kyc' and application_id = $1",
      [applicant.applicationId],
    )
    expect(asked.rows).toHaveLength(1)
  })

  test('[VK-12] an Aadhaar check of four working days ago leads back to kyc, which says why, before anything is asked', async () => {
    const applicant = await atPermission(running())
    const { store } = running().server.composed.deps
    const { version } = (await store.applications.read(applicant.applicationId)) ?? {}
    await ageAadhaar(running(), applicant)
    expect(applicant.screen).toBe('kyc')
    const asked = await Promise.all([
      applicant.act('requirements', 'submit', { consentVkyc: 'Y' }),
      applicant.client.call(calls.getLocationDetails, hereNow(running())),
      wait(applicant),
    ])
    for (const answer of asked) expect(answer).toMatchObject({ problem: 'WRONG_STATE', detail: { screen: 'kyc' } })
    expect((await store.applications.read(applicant.applicationId))?.version).toBe((version ?? 0) + 1)
    await need(applicant.load())
    expect(applicant.screen).toBe('kyc')
    expect(applicant.view?.facts.aadhaar).toMatchObject({ tooOldAt: expect.any(String) })
    expect(applicant.view?.facts.aadhaar).not.toHaveProperty('verifiedAt')
  })

  test('[VK-12] a document that has expired since leads back to kyc, which says why; on its last day it still counts', async () => {
    const applicant = await atPermission(running())
    const { store, clock } = running().server.composed.deps
    const stored = await store.applications.read(applicant.applicationId)
    if (!stored) throw new Error('no application')
    const withDocument = async (validUntil: string) => {
      const scan = { document: 'Passport' as const, at: new Date(clock()).toISOString(), validUntil }
      await placeAt(
        running(),
        applicant,
        withFacts({ ...stored.document, completedScreen: 'SCAN_DOCUMENT' }, { scan, aadhaar: undefined }),
      )
      await need(applicant.load())
    }
    const today = istDay(new Date(clock()).toISOString()) ?? ''
    await withDocument(today)
    await need(wait(applicant))
    await withDocument(addDays(today, -1))
    expect(await wait(applicant)).toMatchObject({ problem: 'WRONG_STATE', detail: { screen: 'kyc' } })
    await need(applicant.load())
    expect(applicant.screen).toBe('kyc')
    expect(applicant.view?.facts.aadhaar).toMatchObject({ documentExpiredAt: expect.any(String) })
    expect(applicant.view?.facts).not.toHaveProperty('scan')
  })

  test('a ticket whose save was lost is the one that the next call gets; after one that ended there is another', async () => {
    const applicant = await atPermission(running())
    const { store, clock, systems } = running().server.composed.deps
    const { callWait } = systems.videoKyc
    const slow: typeof callWait = Object.assign(
      async (request: Parameters<typeof callWait>[0]) => {
        const answer = await callWait(request)
        const stored = await store.applications.read(applicant.applicationId)
        if (stored) {
          const { id: applicationId, version, document } = stored
          await store.save({ writer: 'job', applicationId, version, document, audit: [], at: clock() })
        }
        return answer
      },
      { byReference: callWait.byReference },
    )
    Object.assign(systems.videoKyc, { callWait: slow })
    expect(await wait(applicant)).toMatchObject({ ok: false, problem: 'VERSION_CONFLICT' })
    Object.assign(systems.videoKyc, { callWait })
    const { ticket } = await need(wait(applicant))
    await systems.videoKyc.leave({ ticket, reference: randomUUID() })
    const next = await need(wait(applicant))
    expect(next.ticket).not.toBe(ticket)
  })

  test('[VK-13] the record says when the call was to begin, and that the place in the queue was lost', async () => {
    const applicant = await atPermission(running())
    const { ticket, estimateSeconds } = await need(wait(applicant))
    await need(applicant.load())
    const { expectedAt = '' } = applicant.view?.facts.videoKyc ?? {}
    const ahead = Date.parse(expectedAt) - running().server.composed.deps.clock()
    expect(ahead).toBeLessThanOrEqual(estimateSeconds * 1000)
    await running().server.composed.deps.systems.videoKyc.leave({ ticket, reference: randomUUID() })
    expect(await applicant.client.call(calls.vkycCustomerHandshake, { ticket })).toMatchObject({
      problem: 'TICKET_EXPIRED',
    })
    await need(applicant.load())
    expect(applicant.view?.facts.videoKyc).toMatchObject({ expiredIn: 'queue' })
    expect(applicant.view?.facts.videoKyc).not.toHaveProperty('expectedAt')
  })

  test('a ticket given up for a booking is not given again, also while the desk has not heard of it', async () => {
    const applicant = await atPermission(running())
    const { ticket } = await need(wait(applicant))
    const { videoKyc } = running().server.composed.deps.systems
    const { leave } = videoKyc
    const away = async () => ({ kind: 'unavailable' }) as const
    Object.assign(videoKyc, { leave: Object.assign(away, { byReference: leave.byReference }) })
    const { days } = await need(applicant.client.call(calls.callSlots, {}))
    const at = days.flatMap(({ slots }) => slots).findLast(({ free }) => free)?.at
    const { application } = await need(applicant.client.call(calls.bookCall, { ...(at && { at }), language: 'en' }))
    applicant.see(application)
    expect(application.facts.videoKyc?.ticket).toBeUndefined()
    await need(applicant.act('requirements', 'submit', { consentVkyc: 'Y' }))
    await need(applicant.client.call(calls.getLocationDetails, hereNow(running())))
    expect(await wait(applicant)).toMatchObject({ problem: 'UNAVAILABLE' })
    Object.assign(videoKyc, { leave })
    const next = await need(wait(applicant))
    expect(next.ticket).not.toBe(ticket)
    await workIsDone(running(), { of: applicant })
    expect(await videoKyc.status({ ticket: next.ticket })).toMatchObject({ value: { status: 'waiting' } })
    expect(await videoKyc.status({ ticket })).toMatchObject({ value: { status: 'ended' } })
  }, 40_000)

  test('who withdraws gives the place in the queue back, also when the desk is away at first', async () => {
    const applicant = await atPermission(running())
    const { ticket } = await need(wait(applicant))
    const { videoKyc } = running().server.composed.deps.systems
    expect(await videoKyc.status({ ticket })).not.toMatchObject({ value: { status: 'ended' } })
    const { leave } = videoKyc
    let asked = 0
    const awayOnce = async (request: Parameters<typeof leave>[0]) =>
      asked++ === 0 ? ({ kind: 'unavailable' } as const) : leave(request)
    Object.assign(videoKyc, { leave: Object.assign(awayOnce, { byReference: leave.byReference }) })
    await need(applicant.client.call(calls.withdrawApplication, {}))
    await eventually(async () =>
      expect(await videoKyc.status({ ticket })).toMatchObject({ value: { status: 'ended' } }),
    )
    Object.assign(videoKyc, { leave })
  }, 40_000)

  test('a verdict decides for the ticket it was asked about, not for the one that followed', async () => {
    const applicant = await atPermission(running())
    const { ticket } = await need(wait(applicant))
    const { store, clock, systems } = running().server.composed.deps
    const waiting = await store.applications.read(applicant.applicationId)
    if (!waiting) throw new Error('no application')
    const inRoom = { ...waiting.document.facts.videoKyc, room: 'room' }
    await placeAt(running(), applicant, withFacts(waiting.document, { videoKyc: inRoom }))
    const { status } = systems.videoKyc
    const late: typeof status = async () => {
      const stored = await store.applications.read(applicant.applicationId)
      if (stored) {
        const { id: applicationId, version, document } = stored
        const videoKyc = { ...document.facts.videoKyc, ticket: 'vk-later' }
        await store.save({
          writer: 'job',
          applicationId,
          version,
          document: withFacts(document, { videoKyc }),
          audit: [],
          at: clock(),
        })
      }
      return { kind: 'answered', value: { status: 'approved', verdictDue: false }, ms: 1 }
    }
    Object.assign(systems.videoKyc, { status: late })
    expect(await applicant.client.call(calls.vkycCustomerStatus, {})).toMatchObject({ problem: 'VERSION_CONFLICT' })
    Object.assign(systems.videoKyc, { status })
    const stored = await store.applications.read(applicant.applicationId)
    expect(stored?.document.completedScreen).toBe('VKYC_INIT')
    expect(stored?.document.facts.videoKyc).toMatchObject({ ticket: 'vk-later' })
    expect(ticket).not.toBe('vk-later')
  })

  test('[CO-32] a position of the future is refused, and its age counts from when the server received it', async () => {
    const applicant = await atPermission(running())
    const { clock } = running().server.composed.deps
    const sendTakenAhead = (aheadMs: number) =>
      applicant.client.call(calls.getLocationDetails, {
        ...hereNow(running()),
        takenAt: new Date(clock() + aheadMs).toISOString(),
      })
    expect(await sendTakenAhead(Date.parse('2099-01-01') - clock())).toMatchObject({ problem: 'locationDenied' })
    expect(await sendTakenAhead(60_000)).toMatchObject({ problem: 'locationDenied' })
    await need(sendTakenAhead(20_000))
    await running().moveClock(clock() - Date.now() + 151_000)
    expect(await wait(applicant)).toMatchObject({ problem: 'locationDenied' })
  })

  test('[EC-10] the address is checked again when the call is asked for', async () => {
    const applicant = await atPermission(running())
    await need(applicant.client.call(calls.getLocationDetails, hereNow(running())))
    const { systems } = running().server.composed.deps
    const { ip } = systems.location
    Object.assign(systems.location, {
      ip: async () => ({ kind: 'answered', value: { insideIndia: true, spoofed: true }, ms: 1 }),
    })
    expect(await wait(applicant)).toMatchObject({ problem: 'P106' })
    Object.assign(systems.location, { ip })
    await need(wait(applicant))
  })
})
