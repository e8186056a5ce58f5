import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { workIsDone } from './background.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'

let product: Running
const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
const inbox = (to: string) => messagesTo(product, to)
const fail = (system: string, failure: string) => product.dial({ systems: { [system]: { failure } } })
const ask = async (applicant: Applicant, notificationType: 'SMS' | 'CALL' = 'SMS') =>
  need(applicant.client.call(calls.generateOTP, { mobileNumber: applicant.settings.mobileNumber, notificationType }))
const prove = (applicant: Applicant, otp: string) => {
  const { mobileNumber } = applicant.settings
  return applicant.client.call(calls.validateOTP, { mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) })
}

beforeAll(async () => void (product = await startProduct()))
afterEach(async () => {
  await fail('sms', 'none')
  await fail('email', 'none')
})
afterAll(() => product.close())

test('gateway told to wait: the code is late, comes when the gateway is back, and works', async () => {
  const applicant = someone('9820000001')
  await fail('sms', '503')
  expect(await ask(applicant)).toMatchObject({ delivery: 'late', resendInSeconds: 0 })
  expect(await inbox('9820000001')).toEqual([])
  await fail('sms', 'none')
  await eventually(async () => expect(await inbox('9820000001')).toHaveLength(1))
  expect(await prove(applicant, (await inbox('9820000001'))[0]?.otp ?? '')).toMatchObject({ ok: true })
})

test('a late code takes no try from the applicant: six in a row are late, then a call rings', async () => {
  const applicant = someone('9820000002')
  await fail('sms', '503')
  for (let time = 0; time < 6; time++) expect(await ask(applicant)).toMatchObject({ delivery: 'late' })
  await fail('sms', 'none')
  expect(await ask(applicant, 'CALL')).toMatchObject({ delivery: 'sent', resendInSeconds: 90 })
  expect(await prove(applicant, (await inbox('9820000002'))[0]?.otp ?? '')).toMatchObject({ ok: true })
  // The earlier codes were replaced: none of them is sent late.
  await workIsDone(product)
  expect(await inbox('9820000002')).toHaveLength(1)
})

test('a lost response: the outcome is unknown, the page says so, one message arrives', async () => {
  const applicant = someone('9820000003')
  await fail('sms', '500')
  expect(await ask(applicant)).toMatchObject({ delivery: 'unsure', resendInSeconds: 90 })
  await fail('sms', 'none')
  await eventually(async () => expect(await inbox('9820000003')).toHaveLength(1))
  expect(await prove(applicant, (await inbox('9820000003'))[0]?.otp ?? '')).toMatchObject({ ok: true })
})

test('a code is not sent once it is of no use any more', async () => {
  const applicant = someone('9820000004')
  await fail('sms', '503')
  await ask(applicant)
  const before = product.server.composed.deps.clock()
  await product.moveClock(before + 4 * 60_000 - Date.now())
  await fail('sms', 'none')
  await workIsDone(product)
  expect(await inbox('9820000004')).toEqual([])
})

test('the code of an email address is late in the same way', async () => {
  const applicant = someone('9820000005')
  await begin(applicant)
  await fail('email', '503')
  const emailId = 'late@example.com'
  expect(await need(applicant.client.call(calls.generateEmailOTP, { emailId }))).toMatchObject({ delivery: 'late' })
  await fail('email', 'none')
  await eventually(async () => expect(await inbox(emailId)).toHaveLength(1))
  const otp = (await inbox(emailId))[0]?.otp ?? ''
  await need(applicant.client.call(calls.validateEmailOTP, { emailId, otp }))
})
