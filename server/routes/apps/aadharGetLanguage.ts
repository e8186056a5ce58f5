import { consentLanguages } from '@card-journey/bank/spoken-consent.ts'
import { aadharGetLanguage as call } from '@card-journey/contract/calls/apps/aadharGetLanguage.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const aadharGetLanguage = openRoute(call, async (_, { masterData }) => success(consentLanguages(masterData())))
