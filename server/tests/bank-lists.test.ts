import type { MasterData } from '@card-journey/bank/load.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveHomeAddress, giveWork, homeAddress, personalDetailsOf } from './steps.ts'

let product: Running
let master: () => MasterData
let people = 0

beforeAll(async () => {
  product = await startProduct()
  master = product.server.composed.deps.masterData
}, 60_000)
afterAll(() => product.close())
beforeEach(() => bankChanges({}))

/** The bank edits its files; the server works with them from now on. */
function bankChanges(changes: Partial<MasterData>): void {
  product.server.composed.deps.masterData = () => ({ ...master(), ...changes })
}

async function employed(): Promise<{ applicant: Applicant; person: typeof asha }> {
  const number = people++
  const applicant = new Applicant({ ...product, mobileNumber: String(9_641_000_000 + number) })
  const person = { ...asha, panNumber: `ABLPK${4000 + number}F`, emailId: `lists${number}@example.com` }
  await begin(applicant)
  await giveDetails(applicant, person)
  return { applicant, person }
}

const recordOf = (applicant: Applicant) => product.server.composed.deps.store.applications.read(applicant.applicationId)

test('a company that the bank excluded since it was saved is excluded at the next submit', async () => {
  const { applicant } = await employed()
  const { negativeList } = master()
  bankChanges({ negativeList: { ...negativeList, companies: ['Lotus Software Private Limited'] } })
  await giveWork(applicant, 'FROM_100000')
  expect(applicant.view?.completedScreen).toBe('NOT_SOURCING')
})

test('a pincode that the bank stopped serving since it was saved is not served at the next submit', async () => {
  const { applicant } = await employed()
  await giveHomeAddress(applicant)
  const again = () => applicant.act('confirm-home-address', 'submit', { addressChoice: '0' })
  await need(again())
  const { negativeList } = master()
  bankChanges({ negativeList: { ...negativeList, pincodes: [homeAddress.pincode] } })
  const refused = await again()
  expect(refused).toMatchObject({ ok: false, problem: 'FIELDS_REFUSED' })
  expect(JSON.stringify(refused)).toContain('pincodeNotServiceable')
  bankChanges({})
  expect(await again()).toMatchObject({ ok: true })
})

test('what lists and other applications said is in no stored record', async () => {
  const { applicant, person } = await employed()
  await giveHomeAddress(applicant)
  await need(applicant.act('personal-details', 'submit', personalDetailsOf(person)))
  const stored = Object.keys((await recordOf(applicant))?.document.facts ?? {})
  expect(stored).toContain('pan')
  for (const fact of ['panDedupe', 'negativeCheck', 'pincode']) expect(stored).not.toContain(fact)
})
