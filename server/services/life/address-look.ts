import type { Application } from '@card-journey/journey/application/application.ts'
import { etbOfferCheck } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { todayOf } from '../../compose.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { continueOfferCheck } from '../customer/offer-check.ts'
import { firstLook } from '../identity/screening.ts'
import type { Work } from './back-office-step.ts'
import { nextStep } from './next-step.ts'

/** The looks that an application is due when it has come to where it waits for the bank: a case, an address update. */
export const firstLooks = (application: Application): OutboxEntry[] =>
  application.completedScreen === 'ADDRESS_UPDATE_PENDING'
    ? [nextStep('ADDRESS_UPDATE_PENDING', 0, roundOf(application))]
    : firstLook(application)

/** An application may come to wait more than once; each time it is another version of its record. */
const roundOf = ({ version }: Application): string => `version-${version}`

/**
 * Whether the bank has taken an address into its file. Then the offer check goes on where it stopped, without the
 * customer, who is told that the application can be continued.
 */
export const lookAtAddress: Work = async ({ id, document }, at, now, deps) => {
  const moment = { at, now, today: todayOf(at) }
  const check = await continueOfferCheck(document, id, 'address-update', moment, deps)
  if (check.kind !== 'stands' || check.application.completedScreen === 'ADDRESS_UPDATE_PENDING') return 'wait'
  return { next: check.application, news: newsOf(check.application) }
}

/** Where the customer has something to do again. */
const goesOn: readonly Marker[] = etbOfferCheck.filter(
  (marker) =>
    !['NOT_SOURCING', 'VKYC_REJECT', 'NO_REGISTERED_MOBILE', 'ADDRESS_UPDATE_PENDING', 'PENDING'].includes(marker),
)

const newsOf = (application: Application): OutboxEntry[] => {
  const template = 'ADDRESS_UPDATED'
  return goesOn.includes(application.completedScreen)
    ? [{ kind: 'message', reference: `${template}-${roundOf(application)}`, payload: { template } }]
    : []
}
