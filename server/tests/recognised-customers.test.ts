import { existingCustomers } from '@card-journey/sandbox-bank/people/existing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
}, 90_000)
afterAll(() => product.close())

const someone = (mobileNumber: string): Applicant =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

const birthDateOf = (mobile: string): string => {
  const person = existingCustomers.find((each) => each.mobile === mobile)
  if (!person) throw new Error(`nobody has ${mobile}`)
  return person.dateOfBirth
}

async function applied(mobile: string, card?: Parameters<Applicant['apply']>[0]): Promise<Applicant> {
  const applicant = someone(mobile)
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply(card))
  return applicant
}

async function prove(applicant: Applicant, dateOfBirth = birthDateOf(applicant.settings.mobileNumber)) {
  const answer = await applicant.client.call(calls.validateDOB, { dateOfBirth })
  if (answer.ok) applicant.see(answer.response[0])
  return answer
}

test.each([
  ['9100000001', 'OFFER_CHECK_PA', 'delivery-address'],
  ['9100000002', 'OFFER_CHECK_PQ', 'work-details'],
  ['9100000003', 'OFFER_CHECK_NPQ', 'work-details'],
  ['9100000005', 'OFFER_CHECK_PA', 'delivery-address'],
  ['9100000006', 'MISSING_PERSONAL_DETAILS', 'etb-personal-details'],
  ['9100000007', 'MISSING_OFFICE_ADDRESS', 'office-address'],
  ['9100000008', 'ADDRESS_NOT_IN_BCIF', 'address-not-available'],
  ['9100000009', 'ELIGIBLE_CARDS', 'eligible-card-listing'],
  ['9100000012', 'ADDRESS_UPDATE_PENDING', 'submitted'],
  ['9100000016', 'NOT_SOURCING', 'not-sourcing'],
  ['9100000019', 'VKYC_REJECT', 'vkycRejection'],
  ['9100000020', 'VISIT_NEAREST_BRANCH', 'visit-branch'],
])('[NX-E-22] customer %s stands at %s once the date of birth is proven', async (mobile, marker, screen) => {
  const applicant = await applied(mobile)
  expect(applicant.screen).toBe('dob')
  await need(prove(applicant))
  expect(applicant.view).toMatchObject({ completedScreen: marker, customerType: 'ETB' })
  expect(applicant.screen).toBe(screen)
})
