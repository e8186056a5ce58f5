import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { announceEnquiry, begin, giveDetails, homeAddress, asha } from './steps.ts'
import { calls } from './calls.ts'
import { placeAt } from './stored.ts'

let product: Running
beforeAll(async () => void (product = await startProduct()), 60_000)
afterAll(() => product.close())

test('[PC-10] a pincode that is not served: asked about, the version stays; confirmed, the answer tells the one it left', async () => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9813500071' })
  await begin(applicant)
  const { record } = reachable('NTB').find((one) => standing(viewOf(one.record)) === 'home-address')!
  await placeAt(product, applicant, record)
  await need(applicant.load())
  const before = applicant.view?.version ?? 0
  const answers = { ...homeAddress, pincode: '999998' }
  const asked = await applicant.act('home-address', 'submit', answers)
  expect(asked).toMatchObject({ ok: false, problem: 'FIELDS_REFUSED' })
  await need(applicant.load())
  expect(applicant.view?.version).toBe(before)

  await need(applicant.act('home-address', 'submit', { ...answers, pincodeConfirmed: 'Y' }))
  const told = applicant.view?.version
  expect(told).toBeGreaterThan(before)
  expect(applicant.screen).toBe('invalid-pincode')
  await need(applicant.load())
  expect(applicant.view?.version).toBe(told)
}, 60_000)

/** What the sandbox's bureaus were asked about a mobile number. */
const enquiriesAbout = async (mobileNumber: string): Promise<unknown[]> => {
  const record = (await (await fetch(`${product.sandboxUrl}/record?mobile=${mobileNumber}`)).json()) as {
    what: string
  }[]
  return record.filter(({ what }) => what === 'bureau')
}

/** An applicant who is asked for the pincode of the home. */
const atHome = async (mobileNumber: string): Promise<Applicant> => {
  const applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })
  await begin(applicant)
  const panNumber = `ABCPH${mobileNumber.slice(-4)}F`
  await giveDetails(applicant, { ...asha, panNumber, emailId: `home${mobileNumber}@example.com` })
  expect(applicant.screen).toBe('confirm-home-address')
  return applicant
}

test.each([
  ['744301', 'address pincode not sourceable'],
  ['999998', 'residence address pincode not in master'],
])(
  '[PC-07, PC-09, PC-12] a home pincode that is not served (%s) is first asked about, ends the application, and no bureau is asked',
  async (pincode, reason) => {
    const mobileNumber = `98135${pincode.slice(-5)}`
    const applicant = await atHome(mobileNumber)
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    expect(await applicant.act('confirm-home-address', 'pincode', { pincode })).toMatchObject({
      problem: 'FIELDS_REFUSED',
      detail: { fields: { pincode: 'pincodeNotServiceable' } },
    })
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    await need(applicant.act('confirm-home-address', 'pincode', { pincode, pincodeConfirmed: 'Y' }))
    expect(applicant.screen).toBe('invalid-pincode')
    const stored = await product.server.composed.deps.store.applications.read(applicant.applicationId)
    expect(stored?.document).toMatchObject({ reason, residenceServiceable: 'N' })
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: false, problem: 'WRONG_STATE' })
    expect(await enquiriesAbout(mobileNumber)).toEqual([])
  },
  60_000,
)

test('[BU-05] a served home pincode announces the enquiry; the consent to it is on record before; fifty calls make one enquiry', async () => {
  const mobileNumber = '9813500079'
  const applicant = await atHome(mobileNumber)
  await announceEnquiry(applicant)
  expect(await enquiriesAbout(mobileNumber)).toEqual([])
  const { store } = product.server.composed.deps
  expect(await store.consents.of(applicant.applicationId)).toContainEqual(
    expect.objectContaining({ code: 'BUREAU', version: '1.0', value: 'Y' }),
  )
  await Promise.all(Array.from({ length: 50 }, () => applicant.client.call(calls.bureauCheck, {})))
  expect(await enquiriesAbout(mobileNumber)).toHaveLength(1)
}, 60_000)

test('[BU-05] without the recorded consent no bureau is asked', async () => {
  const mobileNumber = '9813500080'
  const applicant = await atHome(mobileNumber)
  await announceEnquiry(applicant)
  const { consents } = product.server.composed.deps.store
  const of = consents.of.bind(consents)
  consents.of = async (id) => (await of(id)).filter(({ code }) => code !== 'BUREAU')
  try {
    expect(await applicant.client.call(calls.bureauCheck, {})).toMatchObject({ ok: false, problem: 'UNAVAILABLE' })
  } finally {
    consents.of = of
  }
  expect(await enquiriesAbout(mobileNumber)).toEqual([])
}, 60_000)
