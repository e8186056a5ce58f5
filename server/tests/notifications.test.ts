import { randomBytes, randomUUID } from 'node:crypto'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { applicationChanged, notificationPath, signNotification } from '@card-journey/providers/notification-wire.ts'
import { expect, test } from 'vitest'
import { nextStep } from '../services/life/next-step.ts'
import { documentOf, newMobile } from '../store/test-stores.ts'
import { eventually } from './eventually.ts'
import { peopleAreSeeded, workIsDone } from './background.ts'
import { productOnEngines } from './on-engines.ts'

const hour = 3_600_000
const key = randomBytes(32)
const environment = {
  NOTIFICATION_SECRET: `whsec_${key.toString('base64')}`,
  OPERATOR_PORT: '0',
  METRICS: 'true',
}

productOnEngines('notifications', environment, (product) => {
  const deps = () => product().server.composed.deps
  const database = () => product().server.composed.store.database.pool

  /** Under review in the CRM for days: looked at once an hour by now. What the CRM says, and how often it was asked. */
  async function underReview(more: Partial<Application> = {}, looked = nextStep('CRM_PUSH', 40)) {
    const { store, systems, clock } = deps()
    const at = clock()
    const mobileNumber = newMobile()
    const begun = await store.sessions.begin({ mobileNumber, webSessionId: 'web', thumbprint: randomUUID(), at })
    const made = await store.applications.create({
      sessionId: begun.session.id,
      document: {
        ...documentOf(mobileNumber, { completedScreen: 'CRM_PUSH', journeyMode: 'NSTP', ...more }),
        applicantDetails: [{ ...more.applicantDetails?.[0], mobileNumber }],
      },
      audit: [],
      outbox: [{ dueAt: at + hour, ...looked }],
      at,
    })
    if (made.kind !== 'created') throw new Error(made.kind)
    const { id } = made.application
    const review = { id, state: 'working' as 'working' | 'approved', asked: 0 }
    const before = systems.crm.status
    systems.crm.status = async (about) => {
      if (about.applicationReferenceNo !== id) return before(about)
      review.asked += 1
      return { kind: 'answered', value: { state: review.state }, ms: 1 }
    }
    return review
  }

  const markerOf = async (id: string) => (await deps().store.applications.read(id))?.document.completedScreen

  const waiting = async (id: string): Promise<number> => {
    const { rows } = await database().query('select 1 from outbox where application_id = $1 and relayed_at is null', [
      id,
    ])
    return rows.length
  }

  interface Changes {
    with?: Buffer
    id?: string
    secondsAgo?: number
    body?: string
    headers?: Record<string, string>
  }

  async function notify(reference: string, changes: Changes = {}, origin = product().operatorUrl): Promise<number> {
    const id = changes.id ?? `msg_${randomUUID()}`
    const timestamp = String(Math.floor(deps().clock() / 1000) - (changes.secondsAgo ?? 0))
    const data = { applicationReferenceNo: reference, state: 'APPROVED' }
    const body = changes.body ?? JSON.stringify({ type: applicationChanged, timestamp: 'now', data })
    const { status } = await fetch(origin + notificationPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signNotification(changes.with ?? key, { id, timestamp, body }),
        ...changes.headers,
      },
      body,
    })
    return status
  }

  const counted = async (outcome: string): Promise<number> => {
    const figures = await (await fetch(`${product().operatorUrl}/metrics`)).text()
    return Number(new RegExp(`notifications_total{outcome="${outcome}"} (\\d+)`).exec(figures)?.[1] ?? 0)
  }

  test('a review of days that ends is seen within a second of its notification, though the next look is an hour away', async () => {
    // The queue starts after the server listens.
    const first = await underReview()
    await notify(first.id)
    await eventually(() => expect(first.asked).toBe(1))

    const seenAfter: number[] = []
    // A busy machine may take longer, but not each of the times.
    while (seenAfter.length < 5 && !seenAfter.some((ms) => ms < 1000)) {
      const review = await underReview()
      review.state = 'approved'
      expect(await notify(review.id)).toBe(202)
      const told = performance.now()
      await eventually(async () => expect(await markerOf(review.id)).toBe('CRM_APPROVED'))
      seenAfter.push(performance.now() - told)
    }
    expect(Math.min(...seenAfter)).toBeLessThan(1000)
    expect(await counted('look')).toBeGreaterThan(0)
  })

  test('[T31] the body is not believed: the system is asked, and its word decides', async () => {
    const review = await underReview()
    await notify(review.id)
    await eventually(() => expect(review.asked).toBe(1))
    expect(await markerOf(review.id)).toBe('CRM_PUSH')
    // The chain of looks is as it was.
    expect(await waiting(review.id)).toBe(1)
  })

  test('[T31] 50 at once, half of them doubled, bring a few looks', async () => {
    const review = await underReview()
    const { betweenNotifiedSeconds } = deps().masterData().policy.backOfficeLooks
    const begun = performance.now()
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => notify(review.id, { id: `msg_${Math.max(25, index)}` })),
    )
    const stretches = Math.ceil((performance.now() - begun) / 1000 / betweenNotifiedSeconds)
    expect(new Set(sent)).toEqual(new Set([202]))
    // Looks of the next stretches fall due within seconds, the chain's own in an hour.
    await workIsDone(product(), { of: { applicationId: review.id }, within: 60_000 })
    expect(review.asked).toBeGreaterThanOrEqual(1)
    // One at once, and one after each stretch in which they came: a busy machine takes longer to send them.
    expect(review.asked).toBeLessThanOrEqual(2 + stretches)
    expect(await counted('limited')).toBeGreaterThanOrEqual(48 - stretches)
  })

  test('a change right after a look is seen by the next one, not after an hour', async () => {
    const review = await underReview()
    await notify(review.id)
    await eventually(() => expect(review.asked).toBe(1))
    review.state = 'approved'
    await notify(review.id)
    await eventually(async () => expect(await markerOf(review.id)).toBe('CRM_APPROVED'))
  })

  test('[T31] a wrong key, an old or future time, no signature: refused, and nobody is asked', async () => {
    const review = await underReview()
    const forged = await counted('forged')
    expect(await notify(review.id, { with: randomBytes(32) })).toBe(401)
    expect(await notify(review.id, { headers: { 'webhook-signature': '' } })).toBe(401)
    expect(await notify(review.id, { headers: { 'webhook-id': 'msg_other' } })).toBe(401)
    expect(await notify(review.id, { secondsAgo: 301 })).toBe(401)
    expect(await notify(review.id, { secondsAgo: -302 })).toBe(401)
    expect(await counted('forged')).toBe(forged + 3)
    expect(await counted('late')).toBeGreaterThanOrEqual(2)
    await workIsDone(product(), { of: { applicationId: review.id } })
    expect(review.asked).toBe(0)
    expect(await waiting(review.id)).toBe(1)
  })

  test('an unknown reference, one that waits for nobody, another type: taken, and nothing follows', async () => {
    const review = await underReview({ completedScreen: 'VERIFY_MOBILE' })
    await peopleAreSeeded(product())
    await workIsDone(product(), { within: 60_000 })
    const rows = async () => (await database().query('select 1 from outbox')).rows.length
    const before = await rows()
    // Of the tests before, a notification may have come when nothing was waited for any more.
    const outcomes = ['unknown', 'nothing', 'otherType']
    const sums = () => Promise.all(outcomes.map(counted))
    const earlier = await sums()
    expect(await notify(randomUUID())).toBe(202)
    expect(await notify('')).toBe(202)
    expect(await notify(review.id)).toBe(202)
    const other = JSON.stringify({ type: 'application.created', data: { applicationReferenceNo: review.id } })
    expect(await notify(review.id, { body: other })).toBe(202)
    expect(await rows()).toBe(before)
    const later = await sums()
    expect(later.map((sum, at) => sum - (earlier[at] ?? 0))).toEqual([2, 1, 1])
  })

  test('[T28] garbage under a right signature is refused, a long body too', async () => {
    for (const body of ['', '{', '[]', 'null', '{"type":1}', `{"type":"${applicationChanged}"}`])
      expect(await notify('', { body }), body).toBe(400)
    expect(await notify('', { body: 'x'.repeat(9000) })).toBe(413)
    expect(await notify('', { headers: { 'content-type': 'text/plain' } })).toBe(415)
  })

  test('[T31] applicants’ port knows no notifications', async () => {
    expect(await notify(randomUUID(), {}, product().url)).toBe(404)
  })

  test('the systems of the sandbox notify: a file is opened and a card issued without a further look', async () => {
    const { masterData } = deps()
    const looks = {
      firstSeconds: 3600,
      growth: 1,
      longestSeconds: 3600,
      betweenNotifiedSeconds: 0.1,
      unknownAfterMinutes: 15,
    }
    deps().masterData = () => ({ ...masterData(), policy: { ...masterData().policy, backOfficeLooks: looks } })
    await product().dial({ backOfficeSeconds: 0.3 })
    const found = reachable('NTB').find(({ record }) => record.completedScreen === 'CRM_PUSH')
    if (!found) throw new Error('no applicant reaches the review')
    const { applicationReferenceNo: _r, version: _v, ...file } = found.record
    const begins = { ...nextStep('VKYC_APPROVED'), dueAt: 0 }
    const { id } = await underReview({ ...file, completedScreen: 'VKYC_APPROVED', journeyMode: 'STP' }, begins)
    await eventually(async () => expect(await markerOf(id)).toBe('VISIONPLUS_APPROVED'))
    deps().masterData = masterData
  })
})
