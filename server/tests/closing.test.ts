import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../store/test-stores.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import { sendNotification } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress } from './steps.ts'

const day = 86_400_000
let product: Running
beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

const rejectedMobile = '9000000005'
const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
const daysLater = (days: number): Promise<void> => product.moveClock(openHour + days * day - Date.now())

/** An application of that day in another person's name, as if made by use. */
async function storedFor(mobileNumber: string, more: Parameters<typeof documentOf>[1]): Promise<string> {
  const { store, clock } = product.server.composed.deps
  const at = clock()
  const { session } = await store.sessions.begin({ mobileNumber, webSessionId: 'web', thumbprint: mobileNumber, at })
  const made = await store.applications.create({
    sessionId: session.id,
    document: documentOf(mobileNumber, more),
    audit: [],
    at,
  })
  if (made.kind !== 'created') throw new Error(made.kind)
  await store.sessions.end({ sessionId: session.id, at })
  return made.application.id
}

test('[LG-28] 181 days after a rejection the same person applies again with the same mobile and PAN', async () => {
  const rejected = someone(rejectedMobile)
  await begin(rejected)
  await giveDetails(rejected)
  await giveHomeAddress(rejected)
  await askDecision(rejected)
  expect(rejected.screen).toBe('rejected')

  await daysLater(180)
  const early = someone(rejectedMobile)
  await need(early.proveMobile())
  expect(await early.load('Y')).toMatchObject({ ok: false, problem: 'REJECTED_FOUND' })
  expect(await early.load('Y')).toMatchObject({ ok: false, problem: 'REJECTED_FOUND' })
  expect(await early.apply()).toMatchObject({ ok: false, problem: 'M100' })

  await daysLater(181)
  const again = someone(rejectedMobile)
  await need(again.proveMobile())
  expect(await again.load('Y')).toMatchObject({ ok: false, problem: 'A100' })
  expect(await again.load()).toMatchObject({ ok: true, response: [] })
  await need(again.apply())
  await giveDetails(again, asha)
  expect(again.screen).toBe('confirm-home-address')
  const { store } = product.server.composed.deps
  const audit = await store.audit.of(rejected.applicationId)
  expect(audit.at(-1)).toMatchObject({ what: 'closed', detail: { why: 'blockOver' } })
}, 180_000)

test('the daily job closes what nobody logs in to: PAN and mobile are free', async () => {
  const { store } = product.server.composed.deps
  const applicantDetails = (mobileNumber: string, panNumber: string): [{ mobileNumber: string; panNumber: string }] => [
    { mobileNumber, panNumber },
  ]
  const today = new Date(product.server.composed.deps.clock()).toISOString()
  const rejected = await storedFor('9711100001', {
    completedScreen: 'FINAL_BRE_REJECT',
    rejectedDate: today,
    applicantDetails: applicantDetails('9711100001', 'ABCPK7771F'),
  })
  const idle = await storedFor('9711100002', {
    completedScreen: 'PERSONAL_DETAILS',
    applicantDetails: applicantDetails('9711100002', 'ABCPK7772F'),
  })
  const inReview = await storedFor('9711100003', {
    completedScreen: 'CRM_PUSH',
    applicantDetails: applicantDetails('9711100003', 'ABCPK7773F'),
  })
  const stateOf = async (id: string) => (await store.applications.read(id))?.state
  await daysLater(181 + 91)
  await expect.poll(() => stateOf(idle), { timeout: 60_000 }).toBe('closed')
  expect(await stateOf(rejected)).toBe('open')
  await daysLater(181 + 181)
  await expect.poll(() => stateOf(rejected), { timeout: 60_000 }).toBe('closed')
  expect(await stateOf(inReview)).toBe('open')
  for (const pan of ['ABCPK7771F', 'ABCPK7772F']) expect(await store.applications.byPan(pan)).toEqual([])
  expect(await store.applications.byPan('ABCPK7773F')).toHaveLength(1)
}, 180_000)

test('an applicant withdraws: closed at once, no block, PAN and mobile free; not twice a day, not after a rejection', async () => {
  const applicant = someone('9711100009')
  const own = { ...asha, panNumber: 'ABCPK7779F', emailId: 'withdraws@example.com' }
  await begin(applicant)
  await giveDetails(applicant, own)
  const addDraft = () =>
    applicant.client.call(calls.updateApplication, {
      draft: true,
      applicationDetails: {
        applicationReferenceNo: applicant.applicationId,
        version: applicant.view?.version ?? 0,
        screen: 'work-details',
        action: 'submit',
        companyName: 'Half-filled',
      } as never,
    })
  await need(addDraft())
  const withdrawn = await need(applicant.client.call(calls.withdrawApplication, {}))
  applicant.see(withdrawn[0])
  expect(applicant.screen).toBe('rejected')
  expect(applicant.view?.rejectedDate).toBeUndefined()
  const { store } = product.server.composed.deps
  expect(await store.applications.read(applicant.applicationId)).toMatchObject({
    state: 'closed',
    document: { completedScreen: 'INTERNAL_REJECTION', reason: 'withdrawn by the applicant' },
  })
  expect(await store.applications.byPan(own.panNumber)).toEqual([])
  expect(await applicant.client.call(calls.withdrawApplication, {})).toMatchObject({ problem: 'WRONG_STATE' })
  // No draft remains, and a tab that does not know yet can add nothing.
  expect(await addDraft()).toMatchObject({ problem: 'WRONG_STATE', detail: { screen: 'rejected' } })
  const optIn: RequestOf<typeof sendNotification> = {
    sourceAppId: 'CCSFDC',
    requestId: 'f'.repeat(16),
    action: 'OPTIN',
    notificationType: 'WHATSAPP',
    messages: [{ destination: [applicant.settings.mobileNumber] }],
  }
  expect(await applicant.client.call(sendNotification, optIn)).toMatchObject({ problem: 'WRONG_STATE' })
  expect((await store.drafts.of(applicant.applicationId)).drafts).toEqual({})
  expect(await applicant.load('Y')).toMatchObject({ problem: 'A100' })
  await need(applicant.apply())
  expect(await applicant.client.call(calls.withdrawApplication, {})).toMatchObject({ problem: 'TOO_MANY' })
}, 180_000)
