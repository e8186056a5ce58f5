import { getVirtualCardDetails as call } from '@card-journey/contract/calls/apps/getVirtualCardDetails.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { deliveryOutlook } from '@card-journey/journey/rules/address/delivery-pace.ts'
import { deliveryDay } from '@card-journey/journey/rules/address/delivery-day.ts'
import { isRemindedLater, mayActivate } from '@card-journey/journey/rules/card/activation.ts'
import { todayOf } from '../../compose.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { physicalCard, readActivation } from '../../services/card/activation.ts'
import { issuedCard } from '../../services/card/reveal.ts'
import { deskHours } from '../../services/video-kyc/desk-hours.ts'

export const getVirtualCardDetails = applicantRoute(call, async ({ application, stored, now, today, save }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const { cardReference = '' } = card.details
  const [shown, delivery, activation] = await Promise.all([
    deps.systems.cardHost.details({ cardReference }),
    physicalCard(card, deps),
    readActivation(card, deps),
  ])
  if (shown.kind !== 'answered' || !delivery) return refuse('C102')
  const { maskedNumber, network, nameOnCard, creditLimit } = shown.value
  const promised = deliveryDay(todayOf(card.issuedAt), deskHours(deps.masterData()), deps.masterData().policy)
  const details = {
    maskedNumber,
    network,
    nameOnCard,
    creditLimit,
    physicalCard: { state: delivery.state, ...deliveryOutlook(promised, delivery.expectedBy, today) },
    ...(activation.kind === 'read' && {
      activation: {
        ...activation.activation,
        mayActivate: mayActivate(activation.activation, delivery.state),
        reminded: isRemindedLater(activation.activation, today, deps.masterData().policy.activationReminders),
      },
    }),
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
