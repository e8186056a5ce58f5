import { afterAll, beforeAll, expect, test } from 'vitest'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import type { Applicant } from './applicant.ts'
import { need } from './applicant.ts'
import { calls } from './calls.ts'
import { provenCustomer } from './customers.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'

// The airline's card: its number is looked up, or given by the airline, and never holds the card up.

let product: Running
let customer: Applicant
beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  customer = await provenCustomer(product, '9100000009')
  await need(customer.act('eligible-card-listing', 'choose', { productCode: 'vayu' }))
  await need(customer.act('auth-card-details', 'choose'))
}, 90_000)
afterAll(() => product.close())

const lookUp = (frequentFlyerNumber: string) => customer.client.call(calls.frequentFlyer, { frequentFlyerNumber })
const join = (version = versionOf('AIRLINE')) =>
  customer.client.call(calls.registermember, {
    consent: { code: 'AIRLINE', version, timestamp: '2026-11-19T11:00:00+05:30', value: 'Y' },
    language: 'hi',
  })
const airlineIs = (failure: string) => product.dial({ systems: { airline: { failure } } })
const consents = async () =>
  (await product.server.composed.deps.store.consents.of(customer.applicationId)).filter(
    ({ code }) => code === 'AIRLINE',
  )

test.each([
  ['123456789', 'Y'],
  ['012345678', 'N'],
  ['700000001', 'N'],
])('[EP-64, SP-11] the airline knows %s: %s', async (number, member) =>
  expect(await need(lookUp(number))).toEqual({ member }),
)

test.each(['12345678', '123456789012', '12345678x', ''])('[EN-47] %j is no number to look up', async (number) =>
  expect(await lookUp(number)).toMatchObject({ ok: false, problem: 'BAD_REQUEST' }),
)

test('[EP-63, EP-64] an airline that is away is told as such: a number stays unchecked, and none is given', async () => {
  await airlineIs('500')
  expect(await need(lookUp('123456789'))).toEqual({ member: 'UNCHECKED' })
  const [after] = await need(join())
  expect(after?.applicantDetails[0]?.frequentFlyerNumber).toBeUndefined()
  // It was asked with this consent, whatever came of it.
  expect(await consents()).toMatchObject([{ value: 'Y', language: 'hi' }])
  await airlineIs('none')
})

test('[EP-63, SP-11] a member is made once, with the consent as it was shown; the airline then knows the number', async () => {
  await need(customer.load())
  // Once the server asks that system again.
  const given = await eventually(async () => {
    const [after] = await need(join())
    const number = after?.applicantDetails[0]?.frequentFlyerNumber
    expect(number).toMatch(/^\d{9,11}$/)
    return number
  })
  expect(await need(lookUp(given ?? ''))).toEqual({ member: 'Y' })
  const [again] = await need(join())
  expect(again?.applicantDetails[0]?.frequentFlyerNumber).toBe(given)
  expect(await join('0.9')).toMatchObject({ ok: false, problem: 'CONSENT_CHANGED' })
  const listed = await need(customer.client.call(calls.givenConsents, { language: 'en' }))
  expect(listed.find(({ code }) => code === 'AIRLINE')).toMatchObject({
    withdrawable: false,
    history: expect.arrayContaining([expect.objectContaining({ value: 'Y', language: 'hi', place: 'airline' })]),
  })
})

test.each([
  ['a number that was entered', { frequentFlyerNumber: '123456789' }],
  ['the person', { lastName: 'Bose' }],
])(
  'what the airline says late is not written if %s has changed meanwhile; the consent is recorded',
  async (_, entered) => {
    const { store, clock, systems } = product.server.composed.deps
    const change = async (answers: { firstName: string } | typeof entered) => {
      const { id: applicationId, version, document } = (await store.applications.read(customer.applicationId))!
      const [applicant] = document.applicantDetails
      const changed = { ...document, applicantDetails: [{ ...applicant, ...answers }] as [typeof applicant] }
      await store.save({ writer: 'job', applicationId, version, document: changed, audit: [], at: clock() })
    }
    // Somebody whom the airline has not been asked about.
    await change({ firstName: `Aparna ${Object.keys(entered).join('')}` })
    await need(customer.load())
    const before = (await consents()).length
    const [after] = await instead(
      systems.airline,
      'registerMember',
      (own) =>
        Object.assign(
          async () => {
            await change(entered)
            return { kind: 'answered' as const, value: { frequentFlyerNumber: '99999999999' }, ms: 1 }
          },
          { byReference: own.byReference },
        ),
      () => need(join()),
    )
    expect(after?.applicantDetails[0]).toMatchObject(entered)
    expect(after?.applicantDetails[0]?.frequentFlyerNumber).not.toBe('99999999999')
    expect(await consents()).toHaveLength(before + 1)
  },
)

test('[SP-11] a number that the airline doesn’t know, with the airline away, holds nobody up', async () => {
  await airlineIs('500')
  await need(customer.load())
  await need(
    customer.act('customise-card', 'submit', {
      nameOnCard: 'Aparna Ghosh',
      network: 'TARANG',
      frequentFlyerNumber: '012345678',
    }),
  )
  await airlineIs('none')
  expect(customer.screen).not.toBe('customise-card')
  // Where it is not asked, nobody is asked about it.
  expect(await lookUp('123456789')).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
})
