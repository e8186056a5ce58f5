import { opensCustomerFile } from '@card-journey/journey/rules/life/back-office.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { OutboxEntry } from '../../store/records.ts'

/** The messages to the applicant when the bank's back office moves the application on. */
const news: Partial<Record<Marker, string>> = {
  BCIF_INIT: 'APPLICATION_SUBMITTED',
  BCIF_PUSH: 'APPLICATION_SUBMITTED',
  VISIONPLUS_APPROVED: 'CARD_READY',
  LOS_REJECT: 'APPLICATION_REJECTED',
  CRM_REJECT: 'APPLICATION_REJECTED',
  INTERNAL_REJECTION: 'APPLICATION_REJECTED',
  NOT_SOURCING: 'VISIT_BRANCH',
}

/** The same after a call: its page was closed before the result, or the screens promise that of the second look. */
const afterCall: Partial<Record<Marker, string>> = {
  VKYC_APPROVED: 'VKYC_VERIFIED',
  VKYC_REJECT: 'VKYC_NOT_VERIFIED',
}

/** The messages for a move, each once per application. */
export function newsOf(from: Marker, to: Marker): OutboxEntry[] {
  const template = (from === 'PENDING' || from === 'VKYC_INIT' ? { ...news, ...afterCall } : news)[to]
  return template ? [{ kind: 'message', reference: template, payload: { template } }] : []
}

/** What happens without the applicant's doing, and so is no news. */
const quiet: readonly Marker[] = ['PENDING', ...opensCustomerFile]

/** The messages after a person of the bank has looked at an application (a screening's case): each once per case. */
export function newsOfReview(to: Marker, round: string): OutboxEntry[] {
  if (quiet.includes(to)) return []
  const template = to === 'INTERNAL_REJECTION' ? 'APPLICATION_REJECTED' : 'APPLICATION_CONTINUES'
  return [{ kind: 'message', reference: `${template}-${round}`, payload: { template } }]
}
