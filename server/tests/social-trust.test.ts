import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { startProduct, type Running } from './running.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress, giveWork } from './steps.ts'

let product: Running
let asked: Applicant | undefined

// Ten at once, four times within a minute: what limits them here is the count of codes alone.
beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '10' })))
afterAll(() => product.close())
// The next test applies with the same mobile number.
afterEach(async () => {
  const { store, clock } = product.server.composed.deps
  const applicationId = asked?.applicationId ?? ''
  const stored = await store.applications.read(applicationId)
  if (stored) await store.applications.close({ applicationId, version: stored.version, why: 'withdrawn', at: clock() })
})

/** An applicant at the social-trust code, which the bank asked for on the first run. */
async function atCode(mobileNumber: string): Promise<Applicant> {
  // Each hour has its own codes for an email address.
  await later(3601)
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  await giveDetails(applicant, { ...asha, panNumber: mobileNumber.endsWith('7') ? 'ABCPK1237F' : 'ABCPK1238F' })
  await giveHomeAddress(applicant)
  await askDecision(applicant)
  expect(applicant.screen).toBe('verify-ts')
  return (asked = applicant)
}

function answer(applicant: Applicant, tsOTP?: string) {
  const tsRequestId = applicant.view?.facts.decision?.socialTrustRequestId ?? ''
  return applicant.client.call(calls.breResponseDetails, {
    applicationId: applicant.applicationId,
    tsRequestId,
    ...(tsOTP ? { trustingSocial: 'Y' as const, tsOTP } : { trustingSocial: 'N' as const }),
  })
}

const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

test('a wrong social-trust code is a message at its field; the right one then decides', async () => {
  const applicant = await atCode('9000000007')
  const code = await applicant.code()
  expect(await answer(applicant, wrong(code))).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { tsOTP: 'otpWrong' }, triesLeft: 2 },
  })
  const { application } = await need(answer(applicant, code))
  expect(application.completedScreen).toBe('BRE_APPROVED')
})

test('after three wrong codes not even the right one counts, and skipping still decides', async () => {
  const applicant = await atCode('9000000008')
  const code = await applicant.code()
  const wrongs = await Promise.all(
    Array.from({ length: 12 }, (_, i) => answer(applicant, String((Number(code) + 1 + i) % 10_000).padStart(4, '0'))),
  )
  const left = wrongs.flatMap((given) => (given.ok ? [] : [given.detail.triesLeft]))
  expect(left.filter((tries) => tries !== 0)).toHaveLength(2)
  expect(await answer(applicant, code)).toMatchObject({ detail: { fields: { tsOTP: 'otpVoid' } } })
  const { application } = await need(answer(applicant))
  expect(application.completedScreen).toBe('FIRST_BRE_REFERRED')
})

/** The call under the specification's own name. */
function ask(applicant: Applicant, given: { trustingSocial: 'Y' | 'N'; otp?: string }) {
  const requestId = applicant.view?.facts.decision?.socialTrustRequestId ?? ''
  return applicant.client.call(calls.socialTrust, { applicationId: applicant.applicationId, requestId, ...given })
}

const codesSent = async ({ mobileNumber }: { mobileNumber: string }): Promise<number> =>
  (await messagesTo(product, mobileNumber, 'SOCIAL_TRUST_OTP')).length

const later = (seconds: number) => product.moveClock(product.server.composed.deps.clock() - Date.now() + seconds * 1000)

test('[CA-14, CA-26, CA-27] the code is sent again three times at most, however many ask, and the newest one decides', async () => {
  const mobileNumber = '9000000007'
  const applicant = await atCode(mobileNumber)
  const before = await codesSent({ mobileNumber })
  expect(await ask(applicant, { trustingSocial: 'Y' })).toMatchObject({
    problem: 'OTP_TOO_SOON',
    detail: { retryAfterSeconds: expect.any(Number) },
  })
  for (const nth of [1, 2, 3]) {
    await later(91)
    await Promise.all(Array.from({ length: 10 }, () => ask(applicant, { trustingSocial: 'Y' })))
    await need(applicant.load())
    expect(applicant.view?.facts.trustCode?.resends).toBe(nth)
    expect(await codesSent({ mobileNumber })).toBe(before + nth)
    // Wrong entries of an older code do not count against the new one.
    const code = await applicant.code()
    for (const triesLeft of [2, 1])
      expect(await ask(applicant, { trustingSocial: 'Y', otp: wrong(code) })).toMatchObject({ detail: { triesLeft } })
  }
  await later(31)
  expect(await ask(applicant, { trustingSocial: 'Y' })).toMatchObject({ response: { resend: { sent: false } } })
  expect(await codesSent({ mobileNumber })).toBe(before + 3)
  const { application } = await need(ask(applicant, { trustingSocial: 'Y', otp: await applicant.code() }))
  expect(application.completedScreen).toBe('BRE_APPROVED')
})

test('[BR-19] the call under its own name rejects by the verdict, and knows no other request', async () => {
  const applicant = await atCode('9000000008')
  const other = { applicationId: applicant.applicationId, requestId: 'ts-unasked', trustingSocial: 'Y' } as const
  for (const given of [other, { ...other, otp: '1234' }, { ...other, trustingSocial: 'N' as const }])
    expect(await applicant.client.call(calls.socialTrust, given)).toMatchObject({ problem: 'NOT_FOUND' })
  const { application } = await need(ask(applicant, { trustingSocial: 'Y', otp: await applicant.code() }))
  expect(application.completedScreen).toBe('BRE_REJECT')
})

test('a trust answer that nobody asked for is refused before the bank is asked', async () => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9812300314' })
  await begin(applicant)
  await giveDetails(applicant)
  await giveHomeAddress(applicant)
  const { applicationId } = applicant
  const unasked = applicant.client.call(calls.breResponseDetails, { applicationId, trustingSocial: 'N' })
  expect(await unasked).toMatchObject({ problem: 'NOT_FOUND' })
  await askDecision(applicant)
  expect(applicant.view?.completedScreen).toBe('BRE_APPROVED')
})

test('[BR-19] asking again without an answer to the social-trust question decides nothing', async () => {
  const applicant = await atCode('9000000008')
  const { applicationId, view } = applicant
  const question = { data: { request_id: view?.facts.decision?.socialTrustRequestId } }
  const tsRequestId = question.data.request_id
  for (const without of [{}, {}, { tsRequestId }, { tsRequestId, tsOTP: '0000' }])
    expect(await applicant.client.call(calls.breResponseDetails, { applicationId, ...without })).toMatchObject({
      ok: true,
      response: question,
    })
  await need(applicant.load())
  expect(applicant.screen).toBe('verify-ts')
  expect(applicant.view?.version).toBe(view?.version)
})

test('[BR-19] answers that change and change back do not lead past the social-trust question', async () => {
  const applicant = await atCode('9000000008')
  for (const incomeRange of ['FROM_50000', 'FROM_100000']) await giveWork(applicant, incomeRange)
  await askDecision(applicant)
  expect(applicant.screen).toBe('verify-ts')
  const { application } = await need(answer(applicant, await applicant.code()))
  expect(application.completedScreen).toBe('BRE_REJECT')
})
