import { afterAll, beforeAll, expect, test } from 'vitest'
import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.close())

const mobileNumber = '9811122233'
const someone = () => new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
const signIn = {
  kind: 'apply' as const,
  product: {
    productCode: 'PVRB',
    productLogo: 'utsav',
    productName: 'Aranya Utsav',
    feeCode: 'PVRB1000',
    isAirlineCobrand: false,
  },
  consents: [{ code: 'TNC' as const, version: versionOf('TNC'), value: 'Y' as const }],
}

test('a sign-in is found again by the browser that began it, and by no other', async () => {
  const [mine, other] = [someone(), someone()]
  await need(mine.client.call(calls.generateOTP, { mobileNumber, signIn }))
  const found = await need(mine.client.call(calls.signInUnderWay, {}))
  expect(found.signIn).toMatchObject({ ...signIn, mobileNumber })
  expect(found.signIn?.resendInSeconds).toBeGreaterThan(60)
  expect(await need(other.client.call(calls.signInUnderWay, {}))).toEqual({})
})

test('a code asked for too soon with other consents keeps the latest ones; half an hour later nothing is kept', async () => {
  const mine = someone()
  const other = '9811122234'
  await need(mine.client.call(calls.generateOTP, { mobileNumber: other, signIn }))
  const changed = {
    ...signIn,
    consents: [{ code: 'BUREAU' as const, version: versionOf('BUREAU'), value: 'Y' as const }],
  }
  const again = await mine.client.call(calls.generateOTP, { mobileNumber: other, signIn: changed })
  expect(again).toMatchObject({ ok: false, problem: 'OTP_TOO_SOON' })
  expect((await need(mine.client.call(calls.signInUnderWay, {}))).signIn?.consents).toEqual(changed.consents)

  const { store, clock } = product.server.composed.deps
  const keep = { mobileNumber: other, resendAt: 0, ...signIn }
  await store.signIns.keep({ browser: 'somebody', signIn: keep, at: clock() })
  expect(await store.signIns.underWay({ browser: 'somebody', at: clock() + 29 * 60_000 })).toEqual(keep)
  expect(await store.signIns.underWay({ browser: 'somebody', at: clock() + 30 * 60_000 })).toBeUndefined()
})

test('a proven number is told from one whose code is still out', async () => {
  const number = '9811122235'
  const mine = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: number })
  const underWay = async () => (await need(mine.client.call(calls.signInUnderWay, {}))).signIn
  await need(mine.client.call(calls.generateOTP, { mobileNumber: number, signIn }))
  expect(await underWay()).not.toHaveProperty('proven')
  const otp = await mine.code()
  await need(mine.client.call(calls.validateOTP, { mobileNumber: number, otp, checksum: otpChecksum(number, otp) }))
  expect(await underWay()).toMatchObject({ mobileNumber: number, proven: true })
  await need(mine.client.call(calls.generateOTP, { mobileNumber: '9811122236', signIn }))
  expect(await underWay()).not.toHaveProperty('proven')
})
