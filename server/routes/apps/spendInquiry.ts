import { spendInquiry as call } from '@card-journey/contract/calls/apps/spendInquiry.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { spendControls } from '../../services/card/spend-controls.ts'

export const spendInquiry = applicantRoute(call, async (incoming, deps) => {
  const read = await spendControls(incoming, deps)
  switch (read.kind) {
    case 'read':
      return success({ controls: read.controls })
    case 'noCard':
      return refuse('NOT_FOUND')
    case 'unavailable':
      return refuse('C102')
  }
})
