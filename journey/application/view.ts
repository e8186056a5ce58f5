import type * as z from 'zod/mini'
import type { Applicant, Application } from './application.ts'
import { listedBy } from './listed.ts'
import { isReported, maskedAddress } from './masked-address.ts'
import { maskValue } from '../fields/masking.ts'
import { personKey, personOf, registryKey } from './person.ts'
import { applicationView } from './view-shape.ts'

/**
 * The application as its owner's browser may see it: what `view-shape.ts` lists. Flow, guard and forms take this type, so
 * browser and server work on the same shape.
 */
export type ApplicationView = z.infer<typeof applicationView>

/** Half-filled answers that were kept, by screen. */
export type Drafts = NonNullable<ApplicationView['drafts']>

const shown = listedBy(applicationView)

/**
 * What of an application its owner may see. What the owner did not type is masked: an address of the credit report or of
 * the bank's file, even once it is the home, a customer's details in that file, and the CRN. A report about earlier answers
 * is left out, and the enquiry about another person was not announced.
 */
export function viewOf(application: Application): ApplicationView {
  const { facts, addressDetails } = application
  const { bureau, enquiry, ckyc } = facts
  const reported = bureau?.addresses ?? []
  const person = personKey(personOf(application))
  return shown({
    ...application,
    crn: application.crn && maskValue(application.crn),
    applicantDetails: [maskedPerson(application)],
    addressDetails: addressDetails.map((address) => (isReported(address, reported) ? maskedAddress(address) : address)),
    facts: {
      ...facts,
      enquiry: enquiry && (enquiry.for === person ? enquiry : { ...enquiry, announcedAt: undefined }),
      ckyc: ckyc?.for === registryKey(application.applicantDetails[0]) ? ckyc : undefined,
      bureau: bureau?.for === person ? { ...bureau, addresses: bureau.addresses.map(maskedAddress) } : undefined,
    },
  })
}

/** What the customer can recognise, and nobody else can learn, of the fields that the bank's file has. */
function maskedPerson({ applicantDetails: [person], facts }: Application): Applicant {
  const onFile = (facts.customer?.onFile ?? []).filter((field) => masked.includes(field))
  const fields = Object.entries(person).map(([field, value]) => [
    field,
    onFile.includes(field) ? maskValue(value) : value,
  ])
  return Object.fromEntries(fields) as Applicant
}

const masked: readonly string[] = [
  'panNumber',
  'emailId',
  'motherMaidenName',
  'fatherName',
] satisfies (keyof Applicant)[]
