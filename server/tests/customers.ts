import { existingCustomers } from '@card-journey/sandbox-bank/people/existing.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'

/** The date of birth that the sandbox bank has for its customer. */
export function birthDateOf(mobile: string): string {
  const person = existingCustomers.find((each) => each.mobile === mobile)
  if (!person) throw new Error(`nobody has ${mobile}`)
  return person.dateOfBirth
}

/** A customer with a new application, before anything is proven but the mobile number. */
export async function applied(
  { url, sandboxUrl }: Pick<Running, 'url' | 'sandboxUrl'>,
  mobileNumber: string,
  card?: Parameters<Applicant['apply']>[0],
): Promise<Applicant> {
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply(card))
  return applicant
}

/** validateDOB with the bank's date, or another one. */
export async function proveBirthDate(applicant: Applicant, dateOfBirth = birthDateOf(applicant.settings.mobileNumber)) {
  const answer = await applicant.client.call(calls.validateDOB, { dateOfBirth })
  if (answer.ok) applicant.see(answer.response[0])
  return answer
}

/** An existing customer whose date of birth is proven: the offer check has run. */
export async function provenCustomer(
  product: Pick<Running, 'url' | 'sandboxUrl'>,
  mobileNumber: string,
  card?: Parameters<Applicant['apply']>[0],
): Promise<Applicant> {
  const place = `${product.url} ${mobileNumber}`
  // One application of a mobile number at a time: that of an earlier test is withdrawn.
  const former = latest.get(place)
  if (former) await need(former.client.call(calls.withdrawApplication, {}))
  const applicant = await applied(product, mobileNumber, card)
  await need(proveBirthDate(applicant))
  latest.set(place, applicant)
  return applicant
}

const latest = new Map<string, Applicant>()

/** Work details of a customer with a salary. */
export const salaried = (incomeRange: string) => ({
  employmentType: 'SALARIED',
  companyName: 'Lotus Software Private Limited',
  companyEmail: 'work@lotus.example.com',
  industryType: 'IT',
  incomeRange,
  isBankDirector: 'N',
})

/** The delivery address chosen, and the decision that follows. */
export async function deliverAndDecide(applicant: Applicant, addressType: 'RESIDENCE' | 'OFFICE' = 'RESIDENCE') {
  await need(applicant.act('delivery-address', 'submit', { addressType }))
  const { application } = await need(
    applicant.client.call(calls.breResponseDetails, { applicationId: applicant.applicationId }),
  )
  applicant.see(application)
}
