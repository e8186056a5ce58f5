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
  { url, sandboxUrl }: Running,
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
