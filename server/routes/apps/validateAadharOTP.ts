import { validateAadharOTP as call } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { refuse } from '../../http/reply.ts'
import { verifyAadhaar } from '../../services/identity/verify-aadhaar.ts'
import { slowRoute } from '../slow-route.ts'

export const validateAadharOTP = slowRoute(call, 'aadhaar', async (incoming, deps) => {
  const verification = await verifyAadhaar(incoming, incoming.request.otp, deps)
  switch (verification.kind) {
    case 'verified':
      return incoming.save({ ...verification.change, respond: (view) => [view] })
    case 'noCode':
      return refuse('OTP_EXPIRED')
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'wrongCode':
      return incoming.save({
        ...verification.change,
        respond: refuse('OTP_WRONG', { triesLeft: verification.triesLeft }),
      })
    case 'spent':
      return incoming.save({ ...verification.change, respond: refuse('aadhaarNameMismatch', { triesLeft: 0 }) })
    case 'differs': {
      const { by, triesLeft, change } = verification
      const respond = by === 'name' ? refuse(problemOf.name, { triesLeft }) : refuse(problemOf[by])
      return incoming.save({ ...change, respond })
    }
  }
})

const problemOf = { name: 'aadhaarNameMismatch', age: 'AA100', gender: 'AA101', mobile: 'mobileNotRegistered' } as const
