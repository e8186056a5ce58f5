import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Applicant } from './applicant.ts'
import { need } from './applicant.ts'
import { deliverAndDecide, provenCustomer } from './customers.ts'
import { messagesTo } from './inbox.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'
import { homeAddress } from './steps.ts'
import { eventually } from './eventually.ts'

// Addresses of existing customers: what the bank's file has, what it lacks, and how it gets a new one.

let product: Running
beforeAll(async () => {
  product = await startProduct()
  await product.dial({ backOfficeSeconds: 0.5 })
}, 90_000)
afterAll(() => product.close())

const movesTo = (customer: Applicant, marker: string) =>
  eventually(async () => {
    await need(customer.load())
    expect(customer.view?.completedScreen).toBe(marker)
  })

const messages = async ({ settings }: Applicant): Promise<string[]> =>
  (await messagesTo(settings, settings.mobileNumber)).map(({ template }) => template)

test('[NX-E-05, NX-E-17, EP-24] an address that the bank lacks is sent to it; the application goes on by itself, and says so', async () => {
  const customer = await provenCustomer(product, '9100000008')
  expect(customer.screen).toBe('address-not-available')
  await need(customer.act('address-not-available', 'submit', homeAddress))
  expect(customer.view?.completedScreen).toBe('ADDRESS_UPDATE_PENDING')
  expect(customer.screen).toBe('submitted')
  await movesTo(customer, 'OFFER_CHECK_PA')
  expect(customer.screen).toBe('delivery-address')
  await eventually(async () => expect(await messages(customer)).toContain('ADDRESS_UPDATED'))
  expect(customer.view?.addressDetails.find(({ type }) => type === 'RESIDENCE')).toMatchObject({ pincode: '560001' })
})

test('an address that the bank refuses is not refused for ever: the same one is handed over again', async () => {
  const customer = await provenCustomer(product, '9100000014')
  const { coreBank } = product.server.composed.deps.systems
  const address = { ...homeAddress, addressLine1: '3 Refused Row' }
  const submit = () => customer.act('detail-delivery-address', 'submit', address)
  const asked: string[] = []
  await instead(
    coreBank,
    'updateAddress',
    (own) =>
      Object.assign(
        async ({ reference }: { reference: string }) => (
          asked.push(reference),
          { kind: 'refused' as const, code: 'TRY_LATER' }
        ),
        { byReference: own.byReference },
      ),
    async () => expect(await submit()).toMatchObject({ problem: 'UNAVAILABLE' }),
  )
  // Each repetition under a reference of its own: nothing was kept to answer it with.
  expect(new Set(asked).size).toBeGreaterThan(1)
  await need(submit())
  expect(customer.view?.completedScreen).toBe('ADDRESS_UPDATE_PENDING')
  await movesTo(customer, 'OFFER_CHECK_PA')
})

test('an unserved pincode only asks for another one; the branch is the other way', async () => {
  const customer = await provenCustomer(product, '9100000008')
  // The bank took an address in the test before: it has one now.
  expect(customer.view?.completedScreen).toBe('OFFER_CHECK_PA')
  const other = await customer.act('detail-delivery-address', 'submit', {
    ...homeAddress,
    pincode: '744301',
    city: 'Car Nicobar',
    state: 'Andaman and Nicobar Islands',
  })
  expect(other).toMatchObject({ detail: { fields: { pincode: 'pincodeNotServiceable' } } })
})

test('an update that is open at the bank is waited for, and resumes without the customer', async () => {
  const customer = await provenCustomer(product, '9100000012')
  expect(customer.view?.completedScreen).toBe('ADDRESS_UPDATE_PENDING')
  await movesTo(customer, 'OFFER_CHECK_PA')
})

test('another delivery address goes to the bank as an update; a second one, and the first one again, too', async () => {
  const customer = await provenCustomer(product, '9100000001')
  for (const addressLine1 of ['7 Palm Grove', '9 Hill View', '7 Palm Grove']) {
    await need(customer.act('detail-delivery-address', 'submit', { ...homeAddress, addressLine1 }))
    expect(customer.view?.completedScreen).toBe('ADDRESS_UPDATE_PENDING')
    await movesTo(customer, 'OFFER_CHECK_PA')
    const home = customer.view?.addressDetails.find(({ type }) => type === 'RESIDENCE')
    // In the bank's file by now, and so masked.
    expect(home?.addressLine1).toBe(`${addressLine1.slice(0, 2)}****${addressLine1.slice(-4)}`)
  }
  await deliverAndDecide(customer)
  expect(customer.view?.completedScreen).toBe('BRE_APPROVED')
})

describe('of two tabs with an address each, the bank hears of the one that is saved, and of no other', () => {
  const told: string[] = []
  const tabs = async () => {
    told.length = 0
    const customer = await provenCustomer(product, '9100000011')
    await movesTo(customer, 'OFFER_CHECK_PA')
    return (addressLine1: string) =>
      customer.act('detail-delivery-address', 'submit', { ...homeAddress, addressLine1 }, { impatient: true })
  }
  /** The bank's file; `meanwhile` happens before the bank answers. */
  const listening = <Done>(meanwhile: () => Promise<unknown>, during: () => Promise<Done>) =>
    instead(
      product.server.composed.deps.systems.coreBank,
      'updateAddress',
      (own) =>
        Object.assign(
          async (asked: Parameters<typeof own>[0]) => {
            told.push(asked.address.addressLine1)
            await meanwhile()
            return own(asked)
          },
          { byReference: own.byReference },
        ),
      during,
    )

  test('sent while the first is under way', async () => {
    const submit = await tabs()
    let second: ReturnType<typeof submit> | undefined
    const first = await listening(
      () => (second ??= submit('2 Second Tab')),
      () => submit('1 First Tab'),
    )
    expect([first.ok, await second]).toMatchObject([true, { problem: 'STILL_RUNNING' }])
    expect(told).toEqual(['1 First Tab'])
  })

  test('read before the first was saved', async () => {
    const submit = await tabs()
    const { idempotency } = product.server.composed.deps.store
    const slow = await listening(
      async () => undefined,
      () =>
        instead(
          idempotency,
          'begin',
          (own) => async (run) => {
            if (run.call === 'address-update') {
              idempotency.begin = own
              await need(submit('1 First Tab'))
            }
            return own(run)
          },
          () => submit('2 Second Tab'),
        ),
    )
    expect(slow).toMatchObject({ problem: 'VERSION_CONFLICT' })
    expect(told).toEqual(['1 First Tab'])
  })
})

test('[NX-E-15] a missing office address is asked once, and its pincode decides', async () => {
  const customer = await provenCustomer(product, '9100000007')
  expect(customer.screen).toBe('office-address')
  const office = { ...homeAddress, addressLine1: 'Lotus Tower 4' }
  const unserved = { ...office, pincode: '744301', city: 'Car Nicobar', state: 'Andaman and Nicobar Islands' }
  expect(await customer.act('office-address', 'submit', unserved)).toMatchObject({
    detail: { fields: { pincode: 'pincodeNotServiceable' } },
  })
  await need(customer.act('office-address', 'submit', office))
  expect(customer.view?.completedScreen).toBe('OFFICEADDRESS_SUBMIT')
  expect(customer.screen).toBe('delivery-address')
  await deliverAndDecide(customer, 'OFFICE')
  expect(customer.view?.completedScreen).toBe('BRE_APPROVED')
})

test('[SP-17] a card of the digital account asks for no office address', async () => {
  const customer = await provenCustomer(product, '9100000014', {
    productLogo: 'zero',
    productCode: 'U811',
    productName: 'Aranya Zero',
  })
  expect(customer.screen).toBe('delivery-address')
})

test('an application that ends with the address update is told so by a message, as the page promises', async () => {
  const customer = await provenCustomer(product, '9100000012')
  await movesTo(customer, 'OFFER_CHECK_PA')
  const { coreBank } = product.server.composed.deps.systems
  const codes = async () => ({ kind: 'answered' as const, value: { codes: ['VKYC'] }, ms: 1 })
  await instead(
    coreBank,
    'previousRejectCodes',
    () => codes,
    async () => {
      await need(customer.act('detail-delivery-address', 'submit', { ...homeAddress, addressLine1: '5 Last Lane' }))
      expect(customer.screen).toBe('submitted')
      await movesTo(customer, 'VKYC_REJECT')
    },
  )
  await eventually(async () => expect(await messages(customer)).toContain('VISIT_BRANCH'))
})

test('a cooling-off period that begins during an address update ends the application, and a message says so', async () => {
  const customer = await provenCustomer(product, '9100000001')
  await need(customer.act('detail-delivery-address', 'submit', { ...homeAddress, addressLine1: '6 Quiet Lane' }))
  const { coreBank } = product.server.composed.deps.systems
  const codes = async () => ({ kind: 'answered' as const, value: { codes: ['COOLOFF'] }, ms: 1 })
  await instead(
    coreBank,
    'previousRejectCodes',
    () => codes,
    () => movesTo(customer, 'NOT_SOURCING'),
  )
  expect(customer.screen).toBe('not-sourcing')
  expect(customer.view?.rejectedDate).toBeUndefined()
  await eventually(async () => expect(await messages(customer)).toContain('APPLICATION_REJECTED'))
})
