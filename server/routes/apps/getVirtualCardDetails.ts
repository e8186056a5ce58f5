import { getVirtualCardDetails as call } from '@card-journey/contract/calls/apps/getVirtualCardDetails.ts'
import { deliveryDay } from '@card-journey/journey/rules/address/delivery-day.ts'
import { todayOf } from '../../compose.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { issuedCard } from '../../services/card/reveal.ts'
import { deskHours } from '../../services/video-kyc/desk-hours.ts'

const physicalState = { printing: 'printing', sent: 'dispatched', delivered: 'delivered' } as const

export const getVirtualCardDetails = applicantRoute(call, async ({ application, stored }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const { cardReference = '' } = card.details
  const [details, delivery] = await Promise.all([
    deps.systems.cardHost.details({ cardReference }),
    deps.systems.cardHost.delivery({ cardReference }),
  ])
  if (details.kind !== 'answered' || delivery.kind !== 'answered') return refuse('C102')
  const { maskedNumber, network, nameOnCard, creditLimit } = details.value
  // Our promise in working days; if the host expects a later day, that day is used.
  const promised = deliveryDay(todayOf(card.issuedAt), deskHours(deps.masterData()), deps.masterData().policy)
  const expectedBy = promised > delivery.value.expectedBy ? promised : delivery.value.expectedBy
  return success({
    maskedNumber,
    network,
    nameOnCard,
    creditLimit,
    physicalCard: { state: physicalState[delivery.value.state], expectedBy },
    mpinSet: application.facts.mpin?.setAt !== undefined,
  })
})
