import { otpChecksum } from '@card-journey/journey/fields/checksum.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Applicant, need, saidBy } from './applicant.ts'
import { calls } from './calls.ts'
import { applied, proveBirthDate } from './customers.ts'
import { startProduct, type Running } from './running.ts'
import { askDecision } from './steps.ts'
import { eventually } from './eventually.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  await product.dial({ backOfficeSeconds: 0.2 })
}, 90_000)
afterAll(() => product.close())

const deps = () => product.server.composed.deps
const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
const storedOf = async ({ applicationId }: Applicant) => (await deps().store.applications.read(applicationId))?.document

/** Puts a verb in place of one of core banking's or the screening's, as long as the work takes. */
async function instead<Port extends object, Verb extends keyof Port>(
  port: Port,
  verb: Verb,
  other: unknown,
  during: () => Promise<void>,
) {
  const own = port[verb]
  port[verb] = Object.assign(other as object, own) as Port[Verb]
  await during().finally(() => (port[verb] = own))
}
const answered = (value: unknown) => async () => ({ kind: 'answered', value, ms: 1 })
const away = async () => ({ kind: 'unavailable', garbled: true, ms: 1 })

test.each([
  ['cleared', 'OFFER_CHECK_PA', '9100000001'],
  ['confirmed', 'INTERNAL_REJECTION', '9100000011'],
])('a customer on a screening list waits without being told, and is %s: %s', async (outcome, marker, mobile) => {
  const applicant = await applied(product, mobile)
  const { screening } = deps().systems
  const review = screening.review
  screening.review = answered({ outcome }) as never
  await instead(screening, 'screen', answered({ hit: true, caseId: `case-${mobile}` }), async () => {
    const proven = await need(proveBirthDate(applicant))
    expect(JSON.stringify(proven)).not.toMatch(/screening|case-|hit/)
  })
  expect([applicant.view?.completedScreen, applicant.screen]).toEqual(['PENDING', 'submitted'])
  await eventually(async () => expect((await storedOf(applicant))?.completedScreen).toBe(marker))
  screening.review = review
})

test('nobody gets an offer while the screening is away', async () => {
  const applicant = await applied(product, '9100000004')
  await need(applicant.act('multiple-crn', 'submit', { crnChoice: '0' }))
  await instead(deps().systems.screening, 'screen', away, async () => {
    expect(await proveBirthDate(applicant)).toMatchObject({ problem: 'UNAVAILABLE' })
  })
  await need(proveBirthDate(applicant))
  expect(applicant.view?.completedScreen).toBe('OFFER_CHECK_PA')
})

test('[CR-03, CR-04, CA-19] a dormant CRN is noted with the decision and the terms follow; a status that is away is asked again, the rules are not', async () => {
  const applicant = await applied(product, '9100000005')
  await need(proveBirthDate(applicant))
  await need(applicant.act('delivery-address', 'submit', { addressType: 'RESIDENCE' }))
  const { coreBank, decision } = deps().systems
  const rules = vi.spyOn(decision, 'decide')
  await instead(coreBank, 'crnStatus', away, async () => {
    const asked = await applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId })
    expect(asked).toMatchObject({ problem: 'UNAVAILABLE' })
  })
  expect((await storedOf(applicant))?.completedScreen).toBe('OFFER_CHECK_PA')
  const statuses = vi.spyOn(coreBank, 'crnStatus')
  await askDecision(applicant)
  expect(statuses.mock.calls).toEqual([[{ crn: '20010055' }]])
  statuses.mockRestore()
  expect(rules).toHaveBeenCalledTimes(1)
  rules.mockRestore()
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', dormant: 'Y' })
  expect(applicant.screen).toBe('tc')
})

test('[LG-08, LG-26] a customer of another journey gets its address; one off the bank’s list is an error of its own, logged, and the session lives', async () => {
  const applicant = someone('9100000010')
  await need(applicant.proveMobile())
  const asked = {
    sourceAppId: 'CCSFDC',
    requestId: 'f'.repeat(16),
    actionType: 'CRN_MB_DOB',
    mobileNumber: '9100000010',
    productCode: 'PVRB',
    utmParameters: { utmSESource: 'mailer' },
  } as const
  expect(await need(applicant.client.call(calls.dedupeWithMOBAndDOB, asked))).toMatchObject({
    etbFlow: false,
    redirectUrl: 'https://cards.aranyabank.example/existing-customers?utm_source=mailer',
  })
  const { masterData } = deps()
  deps().masterData = () => ({ ...masterData(), redirects: { ...masterData().redirects, allowedOrigins: [] } })
  expect(await applicant.client.call(calls.dedupeWithMOBAndDOB, asked)).toMatchObject({ problem: 'customersElsewhere' })
  deps().masterData = masterData
  expect(product.logged()).toContain('"event":"etb-url-not-allowed"')
  expect(await applicant.load()).toMatchObject({ ok: true, response: [] })
  expect(await applicant.apply()).toMatchObject({ problem: 'CREATE_FAILED' })
})

test('a card for customers of the digital account is open to a customer, and creates an application', async () => {
  const zero = { productLogo: 'zero', productCode: 'U811', productName: 'Aranya Zero Card' }
  const applicant = await applied(product, '9100000014', zero)
  await need(proveBirthDate(applicant))
  expect(applicant.screen).toBe('delivery-address')
})

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

test('[T10] before the code, a customer’s number, a stranger’s and one with an application are answered alike, as fast, and core banking is not asked', async () => {
  const numbers = [
    '9100000016',
    '9820000001',
    '9000000020',
    '9100000017',
    '9820000002',
    '9000000024',
    '9100000002',
    '9820000003',
  ]
  const times = { known: [] as number[], unknown: [] as number[] }
  const answers: unknown[] = []
  const { coreBank } = deps().systems
  const asked = [vi.spyOn(coreBank, 'dedupeByMobile'), vi.spyOn(coreBank, 'customerDetails')]
  for (const mobileNumber of numbers) {
    const applicant = someone(mobileNumber)
    await applicant.channel()
    const started = performance.now()
    answers.push(saidBy(await applicant.client.call(calls.generateOTP, { mobileNumber })))
    const wrong = { mobileNumber, otp: '000000', checksum: otpChecksum(mobileNumber, '000000') }
    answers.push(saidBy(await applicant.client.call(calls.validateOTP, wrong)))
    times[mobileNumber.startsWith('982') ? 'unknown' : 'known'].push(performance.now() - started)
  }
  const [sent, refused, ...others] = answers
  for (const [index, answer] of others.entries()) expect(answer).toEqual(index % 2 === 0 ? sent : refused)
  expect(sent).toMatchObject({ ok: true })
  expect(refused).toMatchObject({ problem: 'OTP_WRONG' })
  for (const verb of asked) {
    expect(verb).not.toHaveBeenCalled()
    verb.mockRestore()
  }
  // The same work: a difference would be the load of the machine.
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(250)
})
