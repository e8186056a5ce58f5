import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { calls } from './calls.ts'
import { messagesTo } from './inbox.ts'
import { openHour, startProduct, type Running } from './running.ts'
import {
  acceptOffer,
  asha,
  askDecision,
  begin,
  callAgent,
  giveDetails,
  giveHomeAddress,
  giveOfficeAddress,
  proveAadhaar,
  waitFor,
} from './steps.ts'

let product: Running
const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

beforeAll(async () => {
  product = await startProduct()
  await product.dial({ agentSeconds: 0.2, backOfficeSeconds: 0.2 })
})
afterAll(() => product.close())

test('a salaried stranger with a good income is approved at once, takes the video call and holds a card', async () => {
  const applicant = someone('9812345670')
  await begin(applicant)
  expect(applicant.screen).toBe('personal-details')
  await giveDetails(applicant)
  expect(applicant.screen).toBe('confirm-home-address')
  await giveHomeAddress(applicant)
  expect(applicant.screen).toBe('check-answers')
  await askDecision(applicant)
  expect(applicant.screen).toBe('congratulations')
  expect(applicant.view).toMatchObject({ completedScreen: 'BRE_APPROVED', journeyMode: 'STP' })
  expect(applicant.view?.creditLimit).toBeGreaterThanOrEqual(200_000)
  await acceptOffer(applicant)
  expect(applicant.screen).toBe('office-address')
  await giveOfficeAddress(applicant)
  expect(applicant.view?.completedScreen).toBe('OFFICEADDRESS_SUCCESS')
  expect(applicant.screen).toBe('kyc')
  await proveAadhaar(applicant)
  expect(applicant.screen).toBe('requirements')
  await callAgent(applicant, openHour)
  expect(applicant.view?.completedScreen).toBe('VKYC_APPROVED')
  await waitFor(applicant, 'VISIONPLUS_APPROVED')
  expect(applicant.view?.applicationNumber).toBeTruthy()
  expect(applicant.screen).toBe('set-mpin')

  const weak = await applicant.client.call(calls.setMPIN, { mpin: '120490', confirmMpin: '120490' })
  expect(weak).toMatchObject({ ok: false, problem: 'FIELDS_REFUSED' })
  const [set] = await need(applicant.client.call(calls.setMPIN, { mpin: '270518', confirmMpin: '270518' }))
  applicant.see(set)
  expect(applicant.screen).toBe('virtual-card')
  const card = await need(applicant.client.call(calls.getVirtualCardDetails, {}))
  expect(card).toMatchObject({
    nameOnCard: `${asha.firstName} ${asha.lastName}`,
    creditLimit: applicant.view?.creditLimit,
    mpinSet: true,
    // Seven working days after Thursday 19 November: a Sunday and a holiday do not count.
    physicalCard: { expectedBy: '2026-11-28' },
  })

  const wrong = await applicant.client.call(calls.fetchCardNumber, { mpin: '270519' })
  expect(wrong).toMatchObject({ ok: false, problem: 'PIN_WRONG', detail: { triesLeft: 2 } })
  const shown = await need(applicant.client.call(calls.fetchCardNumber, { mpin: '270518' }))
  expect(shown.cardNumber.slice(-4)).toBe(card.maskedNumber.slice(-4))
  expect((await need(applicant.client.call(calls.fetchCardCVV, { grant: shown.grant }))).cvv).toMatch(/^\d{3}$/)
  expect((await need(applicant.client.call(calls.fetchExpiryDetails, { grant: shown.grant }))).expiry).toMatch(
    /^\d{2}\/\d{2}$/,
  )

  await eventually(async () => expect(await messagesTo(product, '9812345670', 'CARD_READY')).toHaveLength(1))

  // Leak check: no log line contains anything about the person or the card (T18, T19).
  for (const value of [
    asha.panNumber,
    asha.emailId,
    asha.lastName,
    '234123412346',
    '270518',
    shown.cardNumber,
    '9812345670',
    applicant.sessionToken,
  ]) {
    expect(product.logged()).not.toContain(value)
  }
})
