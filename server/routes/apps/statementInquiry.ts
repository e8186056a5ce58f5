import { statementInquiry as call } from '@card-journey/contract/calls/apps/statementInquiry.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { readBilling } from '../../services/card/billing.ts'
import { issuedCard } from '../../services/card/reveal.ts'

export const statementInquiry = applicantRoute(call, async ({ stored }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const billing = await readBilling(card, deps)
  return billing ? success(billing) : refuse('C102')
})
