import type { Application } from '@card-journey/journey/application/application.ts'
import { etbAsked } from '@card-journey/journey/ids/marker-groups.ts'
import { todayOf } from '../../compose.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { OutboxEntry } from '../../store/records.ts'
import { continueOfferCheck } from '../customer/offer-check.ts'
import { firstLook } from '../identity/screening.ts'
import type { Work } from './back-office-step.ts'
import { nextStep, roundOf } from './next-step.ts'

/** The looks that an application is due when it has come to where it waits for the bank: a case, an address update. */
export const firstLooks = (application: Application): OutboxEntry[] =>
  application.completedScreen === 'ADDRESS_UPDATE_PENDING'
    ? [nextStep('ADDRESS_UPDATE_PENDING', 0, roundOf(application.version))]
    : firstLook(application)

/**
 * Whether the bank has taken an address into its file. Then the offer check goes on where it stopped, without the
 * customer, who is told what came of it.
 */
export const lookAtAddress: Work = async ({ id, document }, at, now, deps) => {
  const moment = { at, now, today: todayOf(at) }
  const check = await continueOfferCheck(document, id, 'address-update', moment, deps)
  // The bank has declined another application meanwhile: no card can be offered, so there is nothing to wait for.
  if (check.kind === 'coolOff') {
    const ended = { ...document, reason: 'cooling-off period of an earlier rejection' }
    return { next: setMarkerAfter('address-update', ended, 'NOT_SOURCING', now), news: [newsOfEnd] }
  }
  if (check.kind !== 'stands' || check.application.completedScreen === 'ADDRESS_UPDATE_PENDING') return 'wait'
  return { next: check.application, news: newsOf(check.application) }
}

const newsOfEnd: OutboxEntry = {
  kind: 'message',
  reference: 'APPLICATION_REJECTED',
  payload: { template: 'APPLICATION_REJECTED' },
}

/**
 * The page of the waiting application promises a message: to go on, or that only a branch can help. Where a person of the
 * bank looks first, the message comes after that look.
 */
const newsOf = ({ completedScreen, version }: Application): OutboxEntry[] => {
  if (completedScreen === 'PENDING') return []
  const template = etbAsked.some((marker) => marker === completedScreen) ? 'ADDRESS_UPDATED' : 'VISIT_BRANCH'
  return [{ kind: 'message', reference: `${template}-${roundOf(version)}`, payload: { template } }]
}
