import { givenConsents as call } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { consentsWithHistory } from '../../services/consent/given-consents.ts'

export const givenConsents = applicantRoute(call, async ({ request, stored }, { store, masterData }) => {
  const entries = await store.consents.withEvents(stored.id)
  const texts = await store.consents.textsOf([...new Set(entries.map(({ textHash }) => textHash))])
  return success(consentsWithHistory(entries, request.language ?? 'en', masterData(), texts))
})
