import type { Deps } from '../compose.ts'
import { fingerprint } from '../crypto/fingerprint.ts'

/** What a call asks, and under which transaction id. */
export interface Request {
  transactionId: string
  body: string
}

/**
 * What was asked, under its transaction id. A repetition has the same; an id alone may come again with another request, as
 * long as no save has claimed it.
 */
export const requestName = ({ transactionId, body }: Request, { secrets }: Pick<Deps, 'secrets'>): string =>
  fingerprint(secrets.effects, { transactionId, body })
