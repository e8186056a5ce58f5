import { ckycRequestCode as call } from '@card-journey/contract/calls/kyc/ckycRequestCode.ts'
import { refuse } from '../../http/reply.ts'
import { limitCodes } from '../../services/sign-in/code-limit.ts'
import { sendRegistryCode } from '../../services/identity/registry-code.ts'
import { slowRoute } from '../slow-route.ts'

export const ckycRequestCode = slowRoute(call, 'registry', async (incoming, deps) => {
  const retryAfterSeconds = await limitCodes(incoming.ip, incoming.at, deps)
  if (retryAfterSeconds !== undefined) return refuse('TOO_MANY', { retryAfterSeconds })
  const sending = await sendRegistryCode(incoming, deps)
  switch (sending.kind) {
    case 'sent':
      return incoming.save({ ...sending.change, respond: (view) => [view] })
    case 'nothingFound':
      return refuse('WRONG_STATE')
    case 'spent':
      return refuse('otpAttemptsExceeded', sending.until ? { until: sending.until } : {})
    case 'notSent':
      return refuse('CODE_NOT_SENT', sending.unsure ? { delivery: 'unsure' } : {})
  }
})
