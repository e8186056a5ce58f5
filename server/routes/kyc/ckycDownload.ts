import { ckycDownload as call } from '@card-journey/contract/calls/kyc/ckycDownload.ts'
import { refuse } from '../../http/reply.ts'
import { confirmRegistryRecord } from '../../services/identity/confirm-registry-record.ts'
import { fetchRegistryRecord } from '../../services/identity/registry-record.ts'
import { slowRoute } from '../slow-route.ts'

export const ckycDownload = slowRoute(call, 'registry', async (incoming, deps) => {
  const { otp, mine } = incoming.request
  if (mine !== undefined) {
    const change = confirmRegistryRecord(incoming, mine)
    return change ? incoming.save({ ...change, respond: (view) => [view] }) : refuse('WRONG_STATE')
  }
  if (otp === undefined) return refuse('FIELDS_REFUSED', { fields: { otp: 'requiredField' } })
  const fetched = await fetchRegistryRecord(incoming, { call: call.id, otp }, deps)
  switch (fetched.kind) {
    case 'fetched':
      return incoming.save({ ...fetched.change, respond: (view) => [view] })
    case 'noCode':
      return refuse('OTP_EXPIRED')
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'wrongCode': {
      const respond = refuse('OTP_WRONG', { triesLeft: fetched.triesLeft })
      return fetched.change ? incoming.save({ ...fetched.change, respond }) : respond
    }
  }
})
