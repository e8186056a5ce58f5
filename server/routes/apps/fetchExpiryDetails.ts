import { fetchExpiryDetails as call } from '@card-journey/contract/calls/apps/fetchExpiryDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { isGranted, issuedCard } from '../../services/card/reveal.ts'

export const fetchExpiryDetails = applicantRoute(call, async ({ request, stored, session, at }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const { cardReference = '' } = card.details
  if (!isGranted(request.grant, session, cardReference, at, deps)) return refuse('NOT_FOUND')
  const answer = await deps.systems.cardHost.expiry({ cardReference })
  return answer.kind === 'answered' ? success({ expiry: answer.value.expiry }) : refuse('C102')
})
