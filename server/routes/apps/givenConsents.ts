import { givenConsents as call } from '@card-journey/contract/calls/apps/givenConsents.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { consentsInWords } from '../../services/answers/answers-in-words.ts'

export const givenConsents = applicantRoute(call, async ({ request, stored }, { store, masterData }) =>
  success(consentsInWords(await store.consents.of(stored.id), request.language ?? 'en', masterData())),
)
