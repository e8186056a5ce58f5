import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { isInZone } from '@card-journey/journey/rules/address/place-names.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { announceEnquiry, begin, giveDetails, homeAddress, asha } from './steps.ts'
import { calls } from './calls.ts'
import { placeAt } from './stored.ts'

let product: Running
beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '1000' })), 60_000)
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
    expect.objectContaining({ code: 'BUREAU', version: versionOf('BUREAU'), value: 'Y' }),
  )
  const answers = await Promise.all(Array.from({ length: 50 }, () => applicant.client.call(calls.bureauCheck, {})))
  // The others ask again, and are not told that the day's enquiries are used up.
  const problems = new Set(answers.map((answer) => (answer.ok ? 'reported' : answer.problem)))
  expect([...problems].filter((problem) => !['reported', 'VERSION_CONFLICT', 'UNAVAILABLE'].includes(problem))).toEqual(
    [],
  )
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

test('[BU-01, PC-14] a reported address is dropped if the directory does not know its pincode, and refused if its state is another', async () => {
  const applicant = await atHome('9813500081')
  await announceEnquiry(applicant)
  const { bureau } = product.server.composed.deps.systems
  const { pull } = bureau
  const entry = { type: 'PRIMARY', text: '12 Residency Road Shanthala Nagar Ulsoor', city: 'Bengaluru' }
  const reported = [
    { ...entry, state: 'Karnataka', pincode: '999998', reportedDate: '2026-11-03' },
    { ...entry, state: 'Kerala', pincode: '560001', reportedDate: '2026-11-02' },
    { ...entry, state: 'KARNATKA', pincode: '560001', reportedDate: '2026-11-01' },
  ]
  bureau.pull = Object.assign(
    async () => ({
      kind: 'answered' as const,
      value: { found: true as const, score: 760, addresses: reported },
      ms: 1,
    }),
    { byReference: pull.byReference },
  )
  try {
    applicant.see((await need(applicant.client.call(calls.bureauCheck, {}))).application)
  } finally {
    bureau.pull = pull
  }
  expect(applicant.view?.facts.bureau?.addresses.map(({ state }) => state)).toEqual(['Kerala', 'KARNATKA'])
  expect(product.logged()).toContain('"event":"bureau-entries-dropped","count":1')
  expect(await applicant.act('confirm-home-address', 'submit', { addressChoice: '0' })).toMatchObject({
    problem: 'FIELDS_REFUSED',
    detail: { fields: { addressChoice: 'stateNotOfPincode' } },
  })
  await need(applicant.act('confirm-home-address', 'submit', { addressChoice: '1' }))
  expect(applicant.screen).toBe('check-answers')
}, 60_000)

test('[PC-14] a typed place may be a town or another spelling, but not another place of the directory', async () => {
  const applicant = await atHome('9813500082')
  await announceEnquiry(applicant)
  applicant.see((await need(applicant.client.call(calls.bureauCheck, {}))).application)
  await need(applicant.act('confirm-home-address', 'another'))
  const home = (city: string, state: string) => applicant.act('home-address', 'submit', { ...homeAddress, city, state })
  expect(await home('Mysuru', 'Karnataka')).toMatchObject({ detail: { fields: { city: 'cityNotOfPincode' } } })
  expect(await home('Bengaluru', 'Kerala')).toMatchObject({ detail: { fields: { state: 'stateNotOfPincode' } } })
  await need(home('Bangalore', 'Karnatka'))
  await need(home('Shivajinagar', 'Karnataka'))
}, 60_000)

test('[PC-14] the postal zone of a state is the first digit of its pincodes in the directory', () => {
  const { pincodes } = product.server.composed.deps.masterData()
  const wrong: string[] = []
  for (let pincode = 110_000; pincode < 860_000; pincode += 1) {
    const place = pincodes.find(String(pincode))
    if (place && isInZone(String(pincode), place.state) !== true) wrong.push(`${pincode} ${place.state}`)
  }
  // A few offices have a neighbour's number.
  expect(wrong.length, wrong.join(', ')).toBeLessThan(40)
})
