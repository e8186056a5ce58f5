import { createHash } from 'node:crypto'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { preparedForMs, type Prepared } from '../links/prepared-clients.ts'
import { askedFieldNames } from './asked-fields.ts'
import type { PreparedState, PreparedView } from './views.ts'

/** The request id opens the link, so the desk's page has another name for it. */
export const nameOf = ({ requestId }: Prepared): string =>
  createHash('sha256').update(requestId).digest('hex').slice(0, 16)

export function stateOf({ events = {} }: Pick<Prepared, 'events'>, isFresh: boolean): PreparedState {
  if (events.confirmed) return 'confirmed'
  // It stays so: what was not sent is never tried again under the same link, and no link of it can run out.
  if (events.notSent && !events.sent && !events.opened) return 'notSent'
  if (!isFresh) return 'expired'
  if (events.opened) return 'opened'
  return events.sent ? 'sent' : 'sending'
}

export function preparedView(prepared: Prepared, isFresh: boolean, cardName: string): PreparedView {
  const { at, mobile, events = {}, answers } = prepared
  const state = stateOf(prepared, isFresh)
  return {
    id: nameOf(prepared),
    mobile: maskValue(mobile),
    card: cardName,
    entered: askedFieldNames.filter((field) => answers[field]),
    state,
    at: new Date(at).toISOString(),
    until: new Date(at + preparedForMs).toISOString(),
    ...(answers['emailId'] && { email: events.emailVerified ? ('verified' as const) : ('waiting' as const) }),
    canSendAgain: state === 'expired' || state === 'notSent',
  }
}
