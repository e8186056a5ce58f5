import { validateDOB as call } from '@card-journey/contract/calls/etb/validateDOB.ts'
import { errorOfSpentTries } from '@card-journey/journey/rules/sign-in/attempts.ts'
import { refuse } from '../../http/reply.ts'
import { verifyBirthDate } from '../../services/customer/verify-birth-date.ts'
import { slowRoute } from '../slow-route.ts'

export const validateDOB = slowRoute(call, 'details', async (incoming, deps) => {
  const verification = await verifyBirthDate(incoming, incoming.request.dateOfBirth, deps)
  switch (verification.kind) {
    case 'verified':
      return incoming.save({ ...verification.change, respond: (saved) => [saved] })
    case 'mistaken': {
      const { message, triesLeft } = verification
      return refuse('FIELDS_REFUSED', { fields: { dateOfBirth: message }, triesLeft })
    }
    case 'spent':
      return refuse(errorOfSpentTries.birthDate, {
        triesLeft: 0,
        application: { ...incoming.view, attemptsLeft: { birthDate: 0 } },
      })
    case 'coolOff':
      return refuse('P103')
    case 'unavailable':
      return refuse('UNAVAILABLE')
  }
})
