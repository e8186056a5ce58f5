import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { deliverAndDecide, provenCustomer, salaried } from './customers.ts'
import { startProduct, type Running } from './running.ts'
import { eventually } from './eventually.ts'

// What an existing customer is offered: one of several cards, by the offer that holds for that card.

let product: Running
beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.close())

describe('one of three cards, by one customer in this order', { timeout: 60_000 }, () => {
  let customer: Applicant
  const choose = async (productCode: string) => {
    await need(customer.act('eligible-card-listing', 'choose', { productCode }))
    expect(customer.screen).toBe('auth-card-details')
    await need(customer.act('auth-card-details', 'choose'))
    expect(customer.screen).toBe('customise-card')
  }
  const customise = (answers: Record<string, string>) =>
    customer.act('customise-card', 'submit', { nameOnCard: 'Aparna Ghosh', ...answers })

  test('[NX-E-16, RT-73] the listing has the eligible cards and their limits, and takes no other card', async () => {
    customer = await provenCustomer(product, '9100000009')
    expect(customer.screen).toBe('eligible-card-listing')
    expect(customer.view?.facts.customer).toMatchObject({
      cards: ['pvrb', 'indp', 'vayu'],
      limits: expect.arrayContaining([{ productCode: 'indp', upTo: 350_000 }]),
    })
    expect(await customer.act('eligible-card-listing', 'choose', { productCode: 'bizv' })).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { productCode: 'choiceInvalid' } },
    })
  })

  test('network and design are asked where the card comes in several, and only those of the card are taken', async () => {
    await choose('pvrb')
    expect(await customise({ network: 'MERIDIAN', design: 'OTHER' })).toMatchObject({
      detail: { fields: { design: 'choiceInvalid' } },
    })
    expect(await customise({ network: 'NONE', design: 'RAYS' })).toMatchObject({
      detail: { fields: { network: 'choiceInvalid' } },
    })
  })

  test('[RT-72, EP-22] another card is another choice: what was seen and customised of the first one is gone', async () => {
    await need(customer.act('eligible-card-listing', 'choose', { productCode: 'VAYU' }))
    expect(customer.screen).toBe('auth-card-details')
    expect(customer.view).toMatchObject({ productCode: 'vayu', productLogo: 'vayu-miles', isAirlineCobrand: true })
    expect(customer.view?.facts.cardChoice).toEqual({ productCode: 'vayu' })
  })

  test('[VA-50] the airline card asks for the frequent flyer number, and the name on the card keeps to its rule', async () => {
    await need(customer.act('auth-card-details', 'choose'))
    expect(await customise({ network: 'TARANG', frequentFlyerNumber: '12' })).toMatchObject({
      detail: { fields: { frequentFlyerNumber: 'frequentFlyerInvalid' } },
    })
    expect(await customise({ network: 'TARANG', nameOnCard: 'Aparna Ghosh Bhattacharya' })).toMatchObject({
      detail: { fields: { nameOnCard: 'nameOnCardTooLong' } },
    })
  })

  test('an outage at the offer check saves nothing; afterwards the same step brings the offer of that card', async () => {
    await choose('indp')
    await product.dial({ systems: { 'core-bank': { failure: '500' } } })
    const failed = await customise({ network: 'MERIDIAN' })
    await product.dial({ systems: { 'core-bank': { failure: 'none' } } })
    expect(failed).toMatchObject({ problem: 'UNAVAILABLE' })
    await need(customer.load())
    expect(customer.screen).toBe('customise-card')
    expect(customer.view?.facts.cardChoice?.customisedAt).toBeUndefined()

    // What only the airline's card asks for is dropped, not refused.
    // Once the server asks that system again.
    await eventually(() => need(customise({ network: 'MERIDIAN', frequentFlyerNumber: '123456789' })))
    expect(customer.view).toMatchObject({
      completedScreen: 'OFFER_CHECK_PA',
      productCode: 'indp',
      customerOfferType: 'PA',
      creditLimit: 350_000,
      facts: { cardChoice: { network: 'MERIDIAN' } },
    })
    expect(customer.view?.applicantDetails[0].frequentFlyerNumber).toBeUndefined()
    expect(customer.screen).toBe('delivery-address')
  })
})

test('[RT-72] one eligible card that was not applied for is offered as a choice, never put in its place', async () => {
  const customer = await provenCustomer(product, '9100000025')
  expect(customer.screen).toBe('eligible-card-listing')
  expect(customer.view).toMatchObject({ productCode: 'pvrb', facts: { customer: { cards: ['indp'] } } })
  expect(customer.view?.customerOfferType).toBeUndefined()
  await need(customer.act('eligible-card-listing', 'choose', { productCode: 'indp' }))
  await need(customer.act('auth-card-details', 'choose'))
  await need(customer.act('customise-card', 'submit', { nameOnCard: 'Rohan Wagle', network: 'MERIDIAN' }))
  expect(customer.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA', productCode: 'indp' })
})

test('[RT-72] who applied for the one eligible card is not asked to choose', async () => {
  const customer = await provenCustomer(product, '9100000025', {
    productLogo: 'parvat',
    productCode: 'INDP',
    productName: 'Aranya Parvat',
  })
  expect(customer.view).toMatchObject({ completedScreen: 'OFFER_CHECK_PA', productCode: 'indp' })
})

describe('a customer whom the decision rejects', { timeout: 60_000 }, () => {
  test.each([
    ['9100000021', 'hard', 'rejected', true],
    ['9100000022', 'soft', 'credit-card', false],
    ['9100000023', 'PostBRE', 'rejected', true],
  ])('[BR-15, BR-19, LG-28] %s: %s → BRE_REJECT at %s', async (mobile, _kind, screen, ended) => {
    const customer = await provenCustomer(product, mobile)
    await need(customer.act('work-details', 'submit', salaried('FROM_50000')))
    await deliverAndDecide(customer)
    expect(customer.view?.completedScreen).toBe('BRE_REJECT')
    expect(customer.screen).toBe(screen)
    expect(customer.view?.rejectedDate !== undefined).toBe(ended)
  })
})

describe('a customer who is not pre-approved gives work details and is decided on', { timeout: 60_000 }, () => {
  test.each([
    ['9100000002', 'pre-qualified', 'FROM_50000', 'BRE_APPROVED', 'tc'],
    ['9100000003', 'not pre-qualified, by the tables', 'FROM_50000', 'FIRST_BRE_REFERRED', 'tc'],
    ['9100000003', 'not pre-qualified, with a low income', 'FROM_25000', 'BRE_REJECT', 'credit-card'],
  ])('[NX-E-10, NX-E-11, NX-E-12, BR-20] %s (%s, %s) → %s', async (mobile, _why, income, marker, screen) => {
    const customer = await provenCustomer(product, mobile)
    expect(customer.screen).toBe('work-details')
    await need(customer.act('work-details', 'submit', salaried(income)))
    expect(customer.view?.completedScreen).toBe('WORK_DETAILS')
    expect(customer.screen).toBe('delivery-address')
    // Nobody is decided on who has not said where the card goes.
    const early = customer.client.call(calls.breResponseDetails, { applicationId: customer.applicationId })
    expect(await early).toMatchObject({ problem: 'WRONG_STATE' })
    await deliverAndDecide(customer)
    expect(customer.view?.completedScreen).toBe(marker)
    expect(customer.screen).toBe(screen)
    if (marker === 'FIRST_BRE_REFERRED') expect(customer.view?.journeyMode).toBe('NSTP')
  })
})
