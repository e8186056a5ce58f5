import type { Address, AddressType } from './address.ts'
import type { Applicant, Application } from './application.ts'
import type { Facts } from './facts.ts'

/** A copy with parts of the applicant replaced; an empty answer removes the part. */
export function withApplicant(
  application: Application,
  part: Readonly<Partial<Record<keyof Applicant, string>>>,
): Application {
  const merged = Object.fromEntries(
    Object.entries({ ...application.applicantDetails[0], ...part }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  // Safe: only members of an applicant, checked by their fields; no form asks for the mobile number, so it stays.
  return { ...application, applicantDetails: [merged as unknown as Applicant] }
}

/** A copy whose address of that type is this one; the others keep their order. */
export const withAddress = (application: Application, address: Address): Application => ({
  ...application,
  addressDetails: [...application.addressDetails.filter(({ type }) => type !== address.type), address],
})

/** A copy without an address of that type. */
export const withoutAddress = (application: Application, type: AddressType): Application => ({
  ...application,
  addressDetails: application.addressDetails.filter((address) => address.type !== type),
})

/** A copy with facts replaced; a fact given as undefined is dropped. */
export const withFacts = (application: Application, facts: Partial<Facts>): Application => ({
  ...application,
  facts: Object.fromEntries(
    Object.entries({ ...application.facts, ...facts }).filter(([, fact]) => fact !== undefined),
  ) as Facts,
})
