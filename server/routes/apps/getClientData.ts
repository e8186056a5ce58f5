import { productByLogo } from '@card-journey/bank/find.ts'
import { getClientData as call } from '@card-journey/contract/calls/apps/getClientData.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { openClientData } from '../../services/sign-in/client-data.ts'
import { beginByClientData } from '../../services/sign-in/continue-by-link.ts'

export const getClientData = openRoute(call, async (incoming, deps) => {
  // A plain request belongs to no browser, and what it got would pass unsealed.
  if (!incoming.browser) return refuse('NOT_FOUND')
  const found = await openClientData(incoming, incoming.request, deps)
  if (found.kind === 'bankAway') return refuse('UNAVAILABLE')
  const product = found.kind === 'found' && productByLogo(deps.masterData(), found.data.productLogo)
  if (found.kind === 'unknown' || !product) return refuse('NOT_FOUND')
  const { answers: _answers, language: _language, mobileNumber, ...data } = found.data
  await beginByClientData(incoming, { ...found.data, product }, deps)
  return success({ ...data, mobileNumber: maskValue(mobileNumber), consent: 'Y' as const })
})
