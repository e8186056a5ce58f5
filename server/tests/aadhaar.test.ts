import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { asha, toIdentity } from './steps.ts'

let product: Running

beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

const consent = {
  code: 'AADHAAR' as const,
  version: '1.0',
  timestamp: '2026-11-19T11:00:00+05:30',
  value: 'Y' as const,
}

test(
  '[EC-14] person …31: an Aadhaar of another gender is AA101; after three that do not fit no further code is sent',
  { timeout: 60_000 },
  async () => {
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9000000031' })
    await toIdentity(applicant)
    await need(applicant.client.call(calls.ckycSearch, {}))
    for (let tries = 0; tries < 3; tries++) {
      await need(applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent }))
      expect(await applicant.client.call(calls.validateAadharOTP, { otp: await applicant.code() })).toMatchObject({
        ok: false,
        problem: 'AA101',
      })
    }
    expect(await applicant.client.call(calls.aadharOTP, { uid: '234123412346', consent })).toMatchObject({
      ok: false,
      problem: 'aadhaarNameMismatch',
      detail: { triesLeft: 0 },
    })
    await need(applicant.load())
    expect(applicant.screen).toBe('kyc')
  },
)

test(
  '[SC-42, EP-44] person …19: the Aadhaar of another mobile asks for that mobile; its code goes there and proves it',
  { timeout: 60_000 },
  async () => {
    const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9000000019' })
    await toIdentity(applicant, {
      ...asha,
      panNumber: 'BKQPP1019U',
      dateOfBirth: '1984-04-04',
      firstName: 'Rukmini',
      lastName: 'Pillai',
      emailId: 'rukmini@example.com',
    })
    const ask = (uid: string) => applicant.client.call(calls.aadharOTP, { uid, consent })
    expect(await ask('234123412346')).toMatchObject({ ok: false, problem: 'mobileNotRegistered' })
    await need(applicant.client.call(calls.mobileLinkToAadhaar, { mobileNumber: '9000000018' }))
    expect(await applicant.client.call(calls.validateAadharOTP, { otp: '123456' })).toMatchObject({ ok: false })
    await need(applicant.client.call(calls.mobileLinkToAadhaar, { mobileNumber: '9000000919' }))
    await need(ask('234123412346'))
    const inbox = await fetch(`${product.sandboxUrl}/inbox?to=9000000919`)
    const [message] = (await inbox.json()) as { otp: string }[]
    const [proven] = await need(applicant.client.call(calls.validateAadharOTP, { otp: message?.otp ?? '' }))
    expect(proven).toMatchObject({
      completedScreen: 'AADHAAR_SUBMIT',
      applicantDetails: [{ mobileNumber: '9000000019' }],
    })
  },
)
