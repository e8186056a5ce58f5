import { addOnInquiry as call } from '@card-journey/contract/calls/apps/addOnInquiry.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { addOnsShown, readAddOns } from '../../services/card/add-ons.ts'
import { issuedCard } from '../../services/card/reveal.ts'

export const addOnInquiry = applicantRoute(call, async ({ stored, application }, deps) => {
  const card = await issuedCard(stored.id, deps)
  if (!card) return refuse('NOT_FOUND')
  const read = await readAddOns(card, deps)
  switch (read.kind) {
    case 'read':
      return success({ addOns: addOnsShown(read.addOns, application, deps) })
    case 'notOffered':
      return success({})
    case 'unavailable':
      return refuse('C102')
  }
})
