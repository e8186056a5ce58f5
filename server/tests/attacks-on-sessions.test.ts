import { afterAll, beforeAll, expect, test } from 'vitest'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'

let product: Running
let next = 9_700_000_000
const someone = (mobileNumber = String(next++)): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

const enter = async (applicant: Applicant, otp: string) =>
  applicant.client.call(calls.validateOTP, {
    mobileNumber: applicant.settings.mobileNumber,
    otp,
    checksum: otpChecksum(applicant.settings.mobileNumber, otp),
  })

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[VA-48, VA-49, T3, T13] a good checksum opens nothing without the code, and the answer carries the checksum of code 0', async () => {
  const applicant = someone()
  const { mobileNumber } = applicant.settings
  await need(applicant.client.call(calls.generateOTP, { mobileNumber }))
  const otp = await applicant.code()
  expect(await enter(applicant, otherThan(otp))).toMatchObject({
    ok: false,
    problem: 'OTP_WRONG',
    detail: { triesLeft: 2 },
  })
  const forged = await applicant.client.call(calls.validateOTP, {
    mobileNumber,
    otp,
    checksum: otpChecksum(mobileNumber, '0'),
  })
  expect(forged).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
  expect(await enter(applicant, otp)).toMatchObject({
    ok: true,
    response: { checksum: otpChecksum(mobileNumber, '0') },
  })
})

test('[T3] three wrong entries void the code; then even the right one fails', async () => {
  const applicant = someone()
  await need(applicant.client.call(calls.generateOTP, { mobileNumber: applicant.settings.mobileNumber }))
  const otp = await applicant.code()
  for (const triesLeft of [2, 1, 0]) {
    expect(await enter(applicant, otherThan(otp))).toMatchObject({ ok: false, detail: { triesLeft } })
  }
  expect(await enter(applicant, otp)).toMatchObject({ ok: false, problem: 'OTP_EXPIRED' })
})

test('[T3] a code works only in the browser that asked for it, and only once', async () => {
  const applicant = someone()
  const thief = someone(applicant.settings.mobileNumber)
  await need(applicant.client.call(calls.generateOTP, { mobileNumber: applicant.settings.mobileNumber }))
  const otp = await applicant.code()
  expect(await enter(thief, otp)).toMatchObject({ ok: false, problem: 'OTP_EXPIRED' })
  expect(await enter(applicant, otp)).toMatchObject({ ok: true })
  expect(await enter(applicant, otp)).toMatchObject({ ok: false, problem: 'OTP_EXPIRED' })
})

test('[CO-08, T4] a second code waits 90 seconds, later ones 30; the sixth within an hour is refused', async () => {
  const applicant = someone()
  const { mobileNumber } = applicant.settings
  const ask = () => applicant.client.call(calls.generateOTP, { mobileNumber })
  expect(await ask()).toMatchObject({ ok: true, response: { resendInSeconds: 90 } })
  const early = await ask()
  expect(early).toMatchObject({ ok: false, problem: 'OTP_TOO_SOON' })
  if (early.ok) throw new Error('too early')
  expect(early.detail.retryAfterSeconds).toBeGreaterThan(85)
  const started = await currentOffset()
  for (let codes = 1; codes < 5; codes++) {
    await product.moveClock(started + codes * 100_000)
    expect(await ask()).toMatchObject({ ok: true, response: { resendInSeconds: 30 } })
  }
  await product.moveClock(started + 600_000)
  expect(await ask()).toMatchObject({ ok: false, problem: 'otpAttemptsExceeded' })
})

const currentOffset = async (): Promise<number> => product.server.composed.deps.clock() - Date.now()

test('[T10] known and unknown numbers get the same answer to a request for a code', async () => {
  const known = await someone('9100000001').client.call(calls.generateOTP, { mobileNumber: '9100000001' })
  const unknown = await someone('9655512345').client.call(calls.generateOTP, { mobileNumber: '9655512345' })
  expect(known).toEqual(unknown)
})

test('[T7] a stolen session token is useless without the cookie half, and in another browser', async () => {
  const applicant = someone()
  await begin(applicant)
  const thief = someone(applicant.settings.mobileNumber)
  Object.assign(thief, {
    sessionToken: applicant.sessionToken,
    token: applicant.token,
    applicationId: applicant.applicationId,
  })
  expect(await thief.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
  thief.cookie = applicant.cookie
  expect(await thief.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
  const { cookie } = applicant
  applicant.cookie = ''
  expect(await applicant.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
  applicant.cookie = cookie
  expect(await applicant.load()).toMatchObject({ ok: true })
})

test('[RO-07, T8] a second device is refused in words that say until when; after the first one hides, a fresh code takes the hold and the first one’s next write is lost', async () => {
  const first = someone()
  await begin(first)
  const second = someone(first.settings.mobileNumber)
  await product.moveClock((await currentOffset()) + 100_000)
  await need(second.proveMobile())
  const refused = await second.load()
  expect(refused).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
  if (!refused.ok) expect(Date.parse(refused.detail.until ?? '')).toBeGreaterThan(product.server.composed.deps.clock())

  await need(first.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: false }))
  await product.moveClock((await currentOffset()) + 100_000)
  const third = someone(first.settings.mobileNumber)
  await need(third.proveMobile())
  expect(await third.load()).toMatchObject({ ok: true })
  expect(await first.act('personal-details', 'submit', {})).toMatchObject({ ok: false, problem: 'A101' })
})

test('[RO-14, T8] a code of 80 minutes ago does not take a yielded hold over; a fresh one does', async () => {
  const first = someone()
  await begin(first)
  const second = someone(first.settings.mobileNumber)
  const start = await currentOffset()
  await product.moveClock(start + 100_000)
  await need(second.proveMobile())
  // Both stay active, so that neither session expires.
  for (let minutes = 20; minutes <= 80; minutes += 20) {
    await product.moveClock(start + minutes * 60_000)
    await need(first.load())
    expect(await second.load()).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
  }
  await need(first.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: false }))
  expect(await second.load()).toMatchObject({ ok: false, problem: 'E_INVALID_SESSION' })
  await need(second.proveMobile())
  expect(await second.load()).toMatchObject({ ok: true })
  expect(await first.act('personal-details', 'submit', {})).toMatchObject({ ok: false, problem: 'A101' })
})

test('[RO-14, T8] signing in again in the same browser, by its key or its cookie, takes the hold immediately; both tabs keep working', async () => {
  const first = someone()
  await begin(first)
  const { mobileNumber } = first.settings
  await product.moveClock((await currentOffset()) + 100_000)
  const { sessionToken, token } = first
  await need(first.proveMobile())
  expect(await first.load('Y')).toMatchObject({ ok: true })

  await product.moveClock((await currentOffset()) + 100_000)
  const tab = someone(mobileNumber)
  tab.cookie = first.cookie
  await need(tab.proveMobile())
  expect(await tab.load('Y')).toMatchObject({ ok: true })
  expect(tab.cookie).toBe(first.cookie)
  for (const one of [first, tab, first]) expect(await one.load()).toMatchObject({ ok: true })
  const earlier = { sessionToken: first.sessionToken, token: first.token }
  Object.assign(first, { sessionToken, token })
  expect(await first.load()).toMatchObject({ ok: true })

  // Signing out in one tab signs this browser out and frees the application.
  Object.assign(first, earlier)
  await need(tab.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: true }))
  expect(await first.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
  await product.moveClock((await currentOffset()) + 100_000)
  const elsewhere = someone(mobileNumber)
  await need(elsewhere.proveMobile())
  expect(await elsewhere.load('Y')).toMatchObject({ ok: true })
})

test('[T7] another person who signs in and out in a second tab ends nobody else’s session', async () => {
  const first = someone()
  await begin(first)
  const other = someone()
  other.cookie = first.cookie
  await begin(other)
  expect(await first.load()).toMatchObject({ ok: true })
  await need(other.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: true }))
  expect(other.cookie).toBe(first.cookie)
  expect(await first.load()).toMatchObject({ ok: true })
})

test('[T7] signing out ends the session on the server', async () => {
  const applicant = someone()
  await begin(applicant)
  await need(applicant.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: true }))
  applicant.cookie = ''
  expect(await applicant.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
})

test('[T7] a session ends after 30 idle minutes', async () => {
  const idle = someone()
  await begin(idle)
  const start = await currentOffset()
  await product.moveClock(start + 29 * 60_000)
  expect(await idle.load()).toMatchObject({ ok: true })
  await product.moveClock(start + 60 * 60_000)
  expect(await idle.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
})

test('[RO-14] every answer says when its session ends without a further call, and that is when it ends', async () => {
  const applicant = someone()
  await begin(applicant)
  const beside = 10_000
  const moveTo = async (at: number) => product.moveClock(at - Date.now())
  for (let call = 0; call < 2; call++) {
    await moveTo(Date.parse(applicant.sessionEndsAt) - beside)
    expect(await applicant.load()).toMatchObject({ ok: true })
  }
  await moveTo(Date.parse(applicant.sessionEndsAt) + beside)
  expect(await applicant.load()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
})

test('a phone with a wrong clock corrects itself by the refusal’s server time', async () => {
  const applicant = new Applicant({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    mobileNumber: String(next++),
    clockOffset: -86_400_000,
  })
  expect(await applicant.proveMobile()).toMatchObject({ ok: true })
})
