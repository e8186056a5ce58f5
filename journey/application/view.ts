import type * as z from 'zod/mini'
import type { Application } from './application.ts'
import { listedBy } from './listed.ts'
import { isReported, maskedAddress } from './masked-address.ts'
import { personKey, personOf } from './person.ts'
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
 * What of an application its owner may see. An address from the credit report is masked, even once it is the applicant's
 * home. A report about earlier answers is left out, and the enquiry about another person was not announced.
 */
export function viewOf(application: Application): ApplicationView {
  const { facts, addressDetails } = application
  const { bureau, enquiry } = facts
  const reported = bureau?.addresses ?? []
  const person = personKey(personOf(application))
  return shown({
    ...application,
    addressDetails: addressDetails.map((address) => (isReported(address, reported) ? maskedAddress(address) : address)),
    facts: {
      ...facts,
      enquiry: enquiry && (enquiry.for === person ? enquiry : { ...enquiry, announcedAt: undefined }),
      bureau: bureau?.for === person ? { ...bureau, addresses: bureau.addresses.map(maskedAddress) } : undefined,
    },
  })
}
