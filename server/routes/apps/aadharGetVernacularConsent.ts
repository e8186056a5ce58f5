import { consentIn } from '@card-journey/bank/spoken-consent.ts'
import { languages } from '@card-journey/bank/schema/words.ts'
import { aadharGetVernacularConsent as call } from '@card-journey/contract/calls/apps/aadharGetVernacularConsent.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const aadharGetVernacularConsent = openRoute(call, async ({ request }, { masterData }) => {
  const page = languages.find((each) => each === request.language)
  const consent = consentIn(masterData(), request.spokenIn ?? page ?? 'en')
  return consent ? success(consent) : refuse('NOT_FOUND')
})
