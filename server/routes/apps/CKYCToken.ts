import { CKYCToken as call } from '@card-journey/contract/calls/apps/CKYCToken.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { fetchRegistryRecord } from '../../services/identity/registry-record.ts'

export const CKYCToken = applicantRoute(call, async (incoming, deps) => {
  const fetched = await fetchRegistryRecord(incoming, { call: call.id, token: incoming.request.CKYCToken }, deps)
  switch (fetched.kind) {
    case 'fetched':
      return incoming.save({ ...fetched.change, respond: (view) => [view] })
    case 'noCode':
      return refuse('NOT_FOUND')
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'wrongCode':
      // A token is never nearly right; the day’s attempts at the code may be spent.
      return fetched.change ? incoming.save({ ...fetched.change, respond: refuse('NOT_FOUND') }) : refuse('NOT_FOUND')
  }
})
