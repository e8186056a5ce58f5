import { decisionNotice } from '@card-journey/contract/calls/apps/decisionNotice.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { atRest } from './background.ts'
import { calls } from './calls.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { waitFor } from './steps.ts'

let product: Running
const person = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

beforeAll(async () => {
  product = await startProduct()
  await atRest(product)
}, 240_000)
afterAll(() => product.close())

test('[LG-14, LG-16] person …20 holds an approved application: told so, and led on to the card', async () => {
  const holder = person('9000000020')
  await need(holder.proveMobile())
  expect(await holder.load()).toMatchObject({ problem: 'APPROVED_FOUND' })
  await waitFor(holder, 'VISIONPLUS_APPROVED')
  expect(holder.screen).toBe('set-mpin')
})

test('[LG-15] person …21 was rejected: told until when', async () => {
  const rejected = person('9000000021')
  await need(rejected.proveMobile())
  const answer = await rejected.load()
  expect(answer).toMatchObject({ ok: false, problem: 'REJECTED_FOUND' })
  if (!answer.ok) expect(answer.detail.until).toMatch(/^\d{4}-\d{2}-\d{2}/)
})

test('[LG-13] person …22 was rejected with IR01: the product’s own address, with the campaign', async () => {
  const redirected = person('9000000022')
  await need(redirected.proveMobile())
  const answer = await redirected.load()
  expect(answer).toMatchObject({ ok: false, problem: 'REJECTED_FOUND' })
  if (!answer.ok) expect(answer.detail.redirectUrl).toMatch(/^https:\/\/.*[?&]utm_source=diwali-mailer$/)
})

test('[RO-07] person …23 is held by another session', async () => {
  const held = person('9000000023')
  await need(held.proveMobile())
  expect(await held.load()).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
})

describe('person …24 stopped at work details two days ago', () => {
  let stopped: Applicant
  const daysAgo = (days: number) => istDay(product.server.composed.deps.clock() - days * 86_400_000)
  const lastVisit = async () => (await need(stopped.load('Y')))[0]?.dropOffDate
  const leave = (path: string) => need(stopped.client.call(calls.leaveApplication, { path, exit: false }))

  test('[LG-03, LG-16] continues there; Welcome knows the day and the card by its full name', async () => {
    stopped = person('9000000024')
    await need(stopped.proveMobile())
    const found = await need(stopped.load('Y'))
    expect(stopped.screen).toBe('work-details')
    expect(found[0]).toMatchObject({ productName: 'Aranya Utsav', dropOffDate: daysAgo(2) })
  })

  test('[SC-47] a reload on Welcome leaves the day of the last visit as it was; leaving a step makes it today', async () => {
    await leave('/verify/otp')
    expect(await lastVisit()).toBe(daysAgo(2))
    await leave('/auth/work-details')
    expect(await lastVisit()).toBe(daysAgo(0))
  })
})

test('[EC-05] person …30: the PAN is in another live application', async () => {
  const { asha, begin, verifyEmail } = await import('./steps.ts')
  const second = person('9000000030')
  const people = (await (await fetch(`${product.sandboxUrl}/people`)).json()) as {
    mobile: string
    panNumber: string
    dateOfBirth: string
    firstName: string
    lastName: string
  }[]
  const self = people.find(({ mobile }) => mobile === '9000000030')
  await begin(second)
  await verifyEmail(second, asha.emailId)
  const { panNumber = '', dateOfBirth = '', firstName = '', lastName = '' } = self ?? {}
  const refused = await second.act('personal-details', 'submit', {
    panNumber,
    dateOfBirth,
    firstName,
    middleName: '',
    lastName,
    emailId: asha.emailId,
  })
  expect(refused).toMatchObject({ ok: false, problem: 'P101' })
})

test('[LG-18] signing in without an application is A100', async () => {
  const nobody = person('9311112222')
  await need(nobody.proveMobile())
  expect(await nobody.load('Y')).toMatchObject({ ok: false, problem: 'A100' })
})

test('[RO-14] person …23 is held whenever it is asked, in words that stay near: hours, days and months later', async () => {
  const { clock } = product.server.composed.deps
  const start = clock() - Date.now()
  for (const minutes of [31, 5 * 60, 400 * 24 * 60]) {
    await product.moveClock(start + minutes * 60_000)
    const held = person('9000000023')
    await need(held.proveMobile())
    const answer = await held.load('Y')
    expect(answer).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
    if (!answer.ok) expect(Date.parse(answer.detail.until ?? '') - clock()).toBeLessThanOrEqual(30 * 60_000)
  }
})

test('[LG-15] person …21: each login tells of the rejection; then why and what can be done may be read, nothing else opens', async () => {
  const rejected = person('9000000021')
  await product.moveClock(openHour - Date.now() + 3_600_000)
  await need(rejected.proveMobile())
  for (const _ of [1, 2]) expect(await rejected.load('Y')).toMatchObject({ problem: 'REJECTED_FOUND' })
  await need(rejected.load())
  expect(rejected.screen).toBe('rejected')
  const told = await need(rejected.client.call(decisionNotice, { language: 'hi' }))
  expect(told.parts.map(({ part }) => part)).toContain('complain')
  expect((await need(rejected.client.call(decisionNotice, { language: 'hi' }))).sha256).toBe(told.sha256)
  expect(await rejected.client.call(calls.bureauCheck, {})).toMatchObject({ problem: 'WRONG_STATE' })

  const elsewhere = person('9000000021')
  await need(elsewhere.proveMobile())
  const heldUntil: unknown = expect.any(String)
  expect(await elsewhere.load('Y')).toMatchObject({ problem: 'REJECTED_FOUND', detail: { heldUntil } })
})

test('[LG-13] person …22 gets the same answer however often it is asked', async () => {
  const expected = { problem: 'REJECTED_FOUND', detail: { redirectUrl: expect.stringMatching(/^https:/) } }
  const asking = person('9000000022')
  await product.moveClock(openHour - Date.now() + 3_600_000)
  await need(asking.proveMobile())
  for (const params of ['Y', undefined, 'Y'] as const) expect(await asking.load(params)).toMatchObject(expected)
})
