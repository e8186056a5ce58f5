import { frequentFlyer as call } from '@card-journey/contract/calls/extended/frequentFlyer.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { lookUpMember } from '../../services/airline/membership.ts'

const words = { known: 'Y', unknown: 'N', unchecked: 'UNCHECKED' } as const

export const frequentFlyer = applicantRoute(call, async (incoming, deps) => {
  const member = await lookUpMember(incoming, incoming.request.frequentFlyerNumber, deps)
  return member ? success({ member: words[member] }) : refuse('NOT_FOUND')
})
