import { upiInquiry as call } from '@card-journey/contract/calls/apps/upiInquiry.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { recordedConsents } from '../../services/card/consent-beforehand.ts'
import { issuedCard } from '../../services/card/reveal.ts'
import { readUpi, upiShown } from '../../services/card/upi.ts'

export const upiInquiry = applicantRoute(call, async ({ stored }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const read = await readUpi(recordedConsents(stored.id, deps), card, deps)
  switch (read.kind) {
    case 'read':
      return success(upiShown(read.upi, read.offered))
    case 'notOffered':
      return success({})
    case 'unavailable':
      return refuse('C102')
  }
})
