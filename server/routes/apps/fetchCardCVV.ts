import { fetchCardCVV as call } from '@card-journey/contract/calls/apps/fetchCardCVV.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { isGranted, issuedCard } from '../../services/card/reveal.ts'

export const fetchCardCVV = applicantRoute(call, async ({ request, stored, session, at }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const { cardReference = '' } = card.details
  if (!isGranted(request.grant, session, cardReference, at, deps)) return refuse('NOT_FOUND')
  const answer = await deps.systems.cardHost.cvv({ cardReference })
  return answer.kind === 'answered' ? success({ cvv: answer.value.cvv }) : refuse('C102')
})
