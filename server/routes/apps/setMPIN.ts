import { setMPIN as call } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { refuse } from '../../http/reply.ts'
import { setPin } from '../../services/card/set-pin.ts'
import { slowRoute } from '../slow-route.ts'

export const setMPIN = slowRoute(call, 'pin', async (incoming, deps) => {
  const setting = await setPin(incoming, incoming.request, deps)
  switch (setting.kind) {
    case 'set':
      return incoming.save({ ...setting.change, respond: (saved) => [saved] })
    case 'alreadySet':
      return refuse('PIN102')
    case 'locked': {
      const respond = refuse('PIN101', { until: setting.until })
      return setting.change ? incoming.save<never, 'PIN101'>({ ...setting.change, respond }) : respond
    }
    case 'mistakes':
      return refuse('FIELDS_REFUSED', { fields: setting.fields })
    case 'outdated':
      return refuse('CONSENT_CHANGED', { fields: setting.fields })
    case 'failed':
      return refuse('PIN100')
    case 'unavailable':
      return refuse('PIN104')
  }
})
