import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { asha, askDecision, begin, giveDetails, giveHomeAddress, giveWork } from './steps.ts'

let product: Running
let asked: Applicant | undefined

beforeAll(async () => void (product = await startProduct()), 60_000)
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

test(
  'a wrong social-trust code is a message at its field; the right one then decides',
  { timeout: 60_000 },
  async () => {
    const applicant = await atCode('9000000007')
    const code = await applicant.code()
    expect(await answer(applicant, wrong(code))).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { tsOTP: 'otpWrong' }, triesLeft: 2 },
    })
    const { application } = await need(answer(applicant, code))
    expect(application.completedScreen).toBe('BRE_APPROVED')
  },
)

test(
  'after three wrong codes not even the right one counts, and skipping still decides',
  { timeout: 60_000 },
  async () => {
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
  },
)

test('a trust answer that nobody asked for is refused before the bank is asked', { timeout: 60_000 }, async () => {
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

test(
  '[BR-19] asking again without an answer to the social-trust question decides nothing',
  { timeout: 60_000 },
  async () => {
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
  },
)

test(
  '[BR-19] answers that change and change back do not lead past the social-trust question',
  { timeout: 60_000 },
  async () => {
    const applicant = await atCode('9000000008')
    for (const incomeRange of ['FROM_50000', 'FROM_100000']) await giveWork(applicant, incomeRange)
    await askDecision(applicant)
    expect(applicant.screen).toBe('verify-ts')
    const { application } = await need(answer(applicant, await applicant.code()))
    expect(application.completedScreen).toBe('BRE_REJECT')
  },
)
