import { consentIn } from '@card-journey/bank/spoken-consent.ts'
import { aadharEnglishVerbiage as call } from '@card-journey/contract/calls/apps/aadharEnglishVerbiage.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const aadharEnglishVerbiage = openRoute(call, async (_, { masterData }) => {
  const consent = consentIn(masterData(), 'en')
  return consent ? success(consent) : refuse('NOT_FOUND')
})
