import { registermember as call } from '@card-journey/contract/calls/apps/registermember.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { joinAirline } from '../../services/airline/membership.ts'

export const registermember = applicantRoute(call, async (incoming, deps) => {
  const { consent, language } = incoming.request
  const joining = await joinAirline(incoming, { consent, language }, deps)
  switch (joining.kind) {
    case 'asked':
      return incoming.save({ ...joining.change, respond: (saved) => [saved] })
    case 'outdated':
      return refuse('CONSENT_CHANGED', { fields: joining.fields })
    case 'noAirline':
      return refuse('NOT_FOUND')
  }
})
