import { withFacts } from '@card-journey/journey/application/record.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import { calls } from './calls.ts'
import { cardHolder } from './card-holder.ts'
import { messagesTo } from './inbox.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { asha, begin, homeAddress, toCard } from './steps.ts'
import { openState, rowsOf, placeAt } from './stored.ts'

let product: Running
let holder: Applicant
const pin = '270518'

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.1, backOfficeSeconds: 0.1 })
  holder = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9412345670' })
  await toCard(holder, openHour)
}, 90_000)
afterAll(() => product.close())

test('[SC-49, T20] the PIN is set once; before that nothing can be revealed by a PIN', async () => {
  expect(await holder.client.call(calls.fetchCardNumber, { mpin: pin })).toMatchObject({
    ok: false,
    problem: 'WRONG_STATE',
  })
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => holder.client.call(calls.setMPIN, { mpin: pin, confirmMpin: pin })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  await need(holder.load())
  expect(holder.screen).toBe('virtual-card')
  expect(await holder.client.call(calls.setMPIN, { mpin: '380629', confirmMpin: '380629' })).toMatchObject({
    ok: false,
  })
})

const revealCodes = async ({ settings: { mobileNumber } }: Applicant): Promise<number> =>
  (await messagesTo(product, mobileNumber, 'REVEAL_OTP')).filter(({ otp }) => otp).length

test('the code for a reveal by SMS reaches a holder without a PIN', async () => {
  const another = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9412345671' })
  await begin(another)
  const locked = { failures: 3, lockedUntil: new Date(openHour).toISOString() }
  await placeAt(product, another, withFacts(openState(calls.setMPIN), { mpin: locked }))
  await need(another.client.call(sendSms, { template: 'REVEAL_OTP' }))
  expect(await revealCodes(another)).toBe(1)
})

test('[SC-49] a holder who has set a PIN gets no code, and no code replaces the PIN', async () => {
  const refused = { ok: false, problem: 'WRONG_STATE', detail: { screen: 'virtual-card' } }
  expect(await holder.client.call(sendSms, { template: 'REVEAL_OTP' })).toMatchObject(refused)
  expect(await revealCodes(holder)).toBe(0)
  expect(await holder.client.call(calls.fetchCardNumber, { otp: '123456' })).toMatchObject(refused)
})

test('[T19] the security code and the expiry open only under a live grant of the same session', async () => {
  for (const grant of ['', 'x', '9999999999999.AAAA']) {
    expect(await holder.client.call(calls.fetchCardCVV, { grant })).toMatchObject({ ok: false, problem: 'NOT_FOUND' })
  }
  const { grant } = await need(holder.client.call(calls.fetchCardNumber, { mpin: pin }))
  const [until = '', mac = ''] = grant.split('.')
  expect(await holder.client.call(calls.fetchCardCVV, { grant: `${Number(until) + 60_000}.${mac}` })).toMatchObject({
    problem: 'NOT_FOUND',
  })
  expect(await holder.client.call(calls.fetchCardCVV, { grant })).toMatchObject({ ok: true })
  await product.moveClock(product.server.composed.deps.clock() - Date.now() + 31_000)
  expect(await holder.client.call(calls.fetchCardCVV, { grant })).toMatchObject({ problem: 'NOT_FOUND' })
  expect(await holder.client.call(calls.fetchExpiryDetails, { grant })).toMatchObject({ problem: 'NOT_FOUND' })
})

test('[SC-49] a card host without an answer costs none of the day’s reveals', async () => {
  const { cardHost } = product.server.composed.deps.systems
  const { number } = cardHost
  cardHost.number = async () => ({ kind: 'unavailable' })
  for (let tries = 0; tries < 6; tries++)
    expect(await holder.client.call(calls.fetchCardNumber, { mpin: pin })).toMatchObject({ problem: 'C102' })
  cardHost.number = number
  expect(await holder.client.call(calls.fetchCardNumber, { mpin: pin })).toMatchObject({ ok: true })
})

test('[SC-49] a card host without an answer costs no code either: it works again, once', async () => {
  const another = await cardHolder(product, { withPin: false })
  const { cardHost } = product.server.composed.deps.systems
  const { number } = cardHost
  await need(another.client.call(sendSms, { template: 'REVEAL_OTP' }))
  const sent = await messagesTo(product, another.settings.mobileNumber, 'REVEAL_OTP')
  const otp = sent.at(-1)?.otp ?? ''
  const wrong = otp === '000000' ? '000001' : '000000'
  const reveal = (code: string) => another.client.call(calls.fetchCardNumber, { otp: code })
  expect(await reveal(wrong)).toMatchObject({ ok: false, detail: { triesLeft: 2 } })
  cardHost.number = async () => ({ kind: 'unavailable' })
  for (let tries = 0; tries < 4; tries++) expect(await reveal(otp)).toMatchObject({ problem: 'C102' })
  // An outage is no way to more guesses.
  expect(await reveal(wrong)).toMatchObject({ ok: false, detail: { triesLeft: 1 } })
  cardHost.number = async () => ({ kind: 'answered', value: { cardNumber: '4000000000001234' }, ms: 1 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => reveal(otp)))
  cardHost.number = number
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await reveal(otp)).toMatchObject({ ok: false })
})

test('the number of another card is not shown, and costs none of the day’s reveals', async () => {
  const { cardHost } = product.server.composed.deps.systems
  const { number } = cardHost
  cardHost.number = async () => ({ kind: 'answered', value: { cardNumber: '4000000000000000' }, ms: 1 }) as never
  for (let attempt = 0; attempt < 6; attempt++)
    expect(await holder.client.call(calls.fetchCardNumber, { mpin: pin })).toMatchObject({ problem: 'C102' })
  cardHost.number = number
  await need(holder.client.call(calls.fetchCardNumber, { mpin: pin }))
})

/** A short number may be in the middle of random hexadecimal digits by chance. */
const holds = (dump: string, form: string): boolean =>
  form.length > 6 ? dump.includes(form) : new RegExp(`(?<![0-9a-f])${form}(?![0-9a-f])`).test(dump)

test('[T18, T19] card number, security code, PIN, Aadhaar and the person are in no table and in no log line', async () => {
  const { cardNumber, grant } = await need(holder.client.call(calls.fetchCardNumber, { mpin: pin }))
  const { cvv } = await need(holder.client.call(calls.fetchCardCVV, { grant }))
  expect(cvv).toHaveLength(3)
  const dump = Object.values(await rowsOf(product, { jobs: true }))
    .flat()
    .join('\n')
  expect(dump).toContain(holder.applicationId)
  for (const value of [
    cardNumber,
    pin,
    '234123412346',
    asha.panNumber,
    asha.lastName,
    asha.emailId,
    asha.dateOfBirth,
    homeAddress.addressLine1,
    '9412345670',
    holder.sessionToken,
  ]) {
    for (const form of [
      value,
      Buffer.from(value).toString('base64'),
      Buffer.from(value).toString('hex'),
      encodeURIComponent(value),
    ]) {
      expect(holds(dump, form), `the database holds ${form}`).toBe(false)
      expect(product.logged().includes(form), `a log line holds ${form}`).toBe(false)
    }
  }
})

test('[T20] three wrong PINs lock the reveal, also for the right one', async () => {
  await product.moveClock(product.server.composed.deps.clock() - Date.now() + 25 * 3_600_000)
  await need(holder.proveMobile())
  await holder.load()
  for (const triesLeft of [2, 1]) {
    expect(await holder.client.call(calls.fetchCardNumber, { mpin: '111222' })).toMatchObject({
      problem: 'PIN_WRONG',
      detail: { triesLeft },
    })
  }
  await holder.client.call(calls.fetchCardNumber, { mpin: '111222' })
  expect(await holder.client.call(calls.fetchCardNumber, { mpin: pin })).toMatchObject({ ok: false, problem: 'PIN101' })
})
