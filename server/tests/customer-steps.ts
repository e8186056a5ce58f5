import { existingCustomers } from '@card-journey/sandbox-bank/people/existing.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import type { Running } from './running.ts'

/** An existing customer whose date of birth is proven: the offer check has run. */
export async function provenCustomer(
  { url, sandboxUrl }: Pick<Running, 'url' | 'sandboxUrl'>,
  mobileNumber: string,
  card?: Parameters<Applicant['apply']>[0],
): Promise<Applicant> {
  const place = `${url} ${mobileNumber}`
  // One application of a mobile number at a time: that of an earlier test is withdrawn.
  const former = latest.get(place)
  if (former) await need(former.client.call(calls.withdrawApplication, {}))
  const applicant = new Applicant({ url, sandboxUrl, mobileNumber })
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply(card))
  const person = existingCustomers.find(({ mobile }) => mobile === mobileNumber)
  if (!person) throw new Error(`nobody has ${mobileNumber}`)
  const [view] = await need(applicant.client.call(calls.validateDOB, { dateOfBirth: person.dateOfBirth }))
  applicant.see(view)
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
