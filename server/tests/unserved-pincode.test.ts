import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { reachable } from '@card-journey/journey/flow/sample-records.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'
import { begin, homeAddress } from './steps.ts'
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
