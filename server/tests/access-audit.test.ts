import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { begin, toCard } from './steps.ts'

let product: Running
beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

let next = 9_733_000_000
const someone = (mobileNumber = String(next++)): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
const auditOf = async ({ applicationId }: Applicant): Promise<{ what: string; detail?: object }[]> =>
  product.server.composed.deps.store.audit.of(applicationId)
const minutesLater = (minutes: number): Promise<void> =>
  product.moveClock(product.server.composed.deps.clock() - Date.now() + minutes * 60_000)

test('[T27] the audit holds sign-ins, wrong codes and a take-over of the hold, without anything personal', async () => {
  const first = someone()
  await begin(first)
  const { mobileNumber } = first.settings
  await minutesLater(2)
  const second = someone(mobileNumber)
  await need(second.client.call(calls.generateOTP, { mobileNumber }))
  const code = await second.code()
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const enter = (otp: string) =>
    second.client.call(calls.validateOTP, { mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) })
  expect(await enter(wrong)).toMatchObject({ problem: 'OTP_WRONG' })
  const proven = await need(enter(code))
  second.sessionToken = proven.sessionToken
  await need(first.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: false }))
  expect(await second.load('Y')).toMatchObject({ ok: true })

  const entries = await auditOf(first)
  expect(entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['code-wrong', 'signed-in', 'hold-taken-over']),
  )
  expect(entries.find(({ what }) => what === 'code-wrong')?.detail).toEqual({ purpose: 'mobile', triesLeft: 2 })
  expect(JSON.stringify(entries)).not.toContain(mobileNumber)
})

test('[T27] three wrong codes thrice lock the number, and the audit says so', async () => {
  const applicant = someone()
  await begin(applicant)
  const { mobileNumber } = applicant.settings
  for (let codes = 0; codes < 3; codes++) {
    await minutesLater(2)
    await need(applicant.client.call(calls.generateOTP, { mobileNumber }))
    const code = await applicant.code()
    const otp = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let tries = 0; tries < 3; tries++)
      await applicant.client.call(calls.validateOTP, { mobileNumber, otp, checksum: otpChecksum(mobileNumber, otp) })
  }
  const whats = (await auditOf(applicant)).map(({ what }) => what)
  expect(whats.filter((what) => what === 'code-wrong')).toHaveLength(8)
  expect(whats).toContain('code-locked')
})

test('[T27] a wrong PIN at the reveal is in the audit', { timeout: 60_000 }, async () => {
  const holder = someone()
  await product.dial({ backOfficeSeconds: 0.1 })
  await toCard(holder, product.server.composed.deps.clock())
  const [view] = await need(holder.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518' }))
  holder.see(view)
  expect(await holder.client.call(calls.fetchCardNumber, { mpin: '518270' })).toMatchObject({ problem: 'PIN_WRONG' })
  expect(await auditOf(holder)).toContainEqual(
    expect.objectContaining({ what: 'pin-wrong', detail: { triesLeft: expect.any(Number) } }),
  )
})
