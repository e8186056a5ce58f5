import { getVirtualCardDetails as call } from '@card-journey/contract/calls/apps/getVirtualCardDetails.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { deliveryDay } from '@card-journey/journey/rules/address/delivery-day.ts'
import { todayOf } from '../../compose.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { issuedCard } from '../../services/card/reveal.ts'
import { deskHours } from '../../services/video-kyc/desk-hours.ts'

const physicalState = { printing: 'printing', sent: 'dispatched', delivered: 'delivered' } as const

export const getVirtualCardDetails = applicantRoute(call, async ({ application, stored, now, save }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const { cardReference = '' } = card.details
  const [shown, delivery] = await Promise.all([
    deps.systems.cardHost.details({ cardReference }),
    deps.systems.cardHost.delivery({ cardReference }),
  ])
  if (shown.kind !== 'answered' || delivery.kind !== 'answered') return refuse('C102')
  const { maskedNumber, network, nameOnCard, creditLimit } = shown.value
  // Our promise in working days; if the host expects a later day, that day is used.
  const promised = deliveryDay(todayOf(card.issuedAt), deskHours(deps.masterData()), deps.masterData().policy)
  const expectedBy = promised > delivery.value.expectedBy ? promised : delivery.value.expectedBy
  const details = {
    maskedNumber,
    network,
    nameOnCard,
    creditLimit,
    physicalCard: { state: physicalState[delivery.value.state], expectedBy },
    mpinSet: application.facts.mpin?.setAt !== undefined,
  }
  const seen = firstSight(application, now)
  if (!seen) return success(details)
  return save({
    next: seen,
    again: (latest) => firstSight(latest, now),
    what: 'card-seen',
    respond: (saved) => ({ ...details, application: saved }),
  })
})

/** An existing customer comes to the card with the first answer; whoever has set a PIN meanwhile is further. */
const firstSight = (application: Application, at: string): Application | undefined =>
  application.customerType === 'ETB' && application.completedScreen === 'VISIONPLUS_APPROVED'
    ? setMarkerAfter('getVirtualCardDetails', application, 'VIRTUAL_CARD_DETAILS', at)
    : undefined
