import { randomBytes } from 'node:crypto'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { PreparedEvent } from '@card-journey/providers/crm/port.ts'
import * as z from 'zod/mini'
import { people } from '../people/people.ts'
import type { PreparedClient } from '../people/person.ts'
import type { State } from '../state.ts'

/** What a partner or telecaller prepares at the sandbox's page. */
export const preparation = z.strictObject({
  mobile: z.string().check(z.regex(/^[6-9]\d{9}$/)),
  clientId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  channelCode: z.string().check(z.regex(/^[A-Z]{2}\d{2}$/)),
  productLogo: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  feeCode: z.optional(z.string().check(z.maxLength(20))),
  answers: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(200)))),
})
export type Preparation = z.infer<typeof preparation>

export interface Prepared extends PreparedClient {
  mobile: string
  /** When, in ms. */
  at: number
  language?: Language | undefined
  /** Badge of the telecaller who prepared it. */
  by?: string | undefined
  /** What the journey's server said became of it, and when. */
  events?: Partial<Record<PreparedEvent, number>>
}

/** A request id is good for as long as its cookie lives (ST-08). */
export const preparedForMs = 15 * 60_000

/** What was prepared for applicants: for listed people always, for others from when it was until a quarter of an hour later. */
export function keepPreparedClients(state: State, now: () => Date) {
  const kept = state.collection<Prepared>('prepared-clients')
  const put = (client: Prepared) => kept.put(client.requestId, client)
  const isFresh = ({ at }: Prepared): boolean => now().getTime() - at < preparedForMs
  return {
    /** 128 bits, which nobody guesses (T2). */
    prepare({ feeCode = '', answers = {}, ...rest }: Preparation & Pick<Prepared, 'language' | 'by'>): Prepared {
      const requestId = randomBytes(16).toString('hex')
      return put({ ...rest, feeCode, answers, requestId, at: now().getTime() })
    },
    find(requestId: string, clientId: string): Omit<Prepared, 'at'> | undefined {
      const listed = people.find(({ prepared }) => prepared?.requestId === requestId)
      const made = kept.get(requestId)
      const fresh = made && isFresh(made) ? made : undefined
      const found = listed?.prepared ? { ...listed.prepared, mobile: listed.mobile } : fresh
      return found?.clientId === clientId ? found : undefined
    },
    /** The first time stays. What was prepared is not needed once its applicant has confirmed. */
    note(requestId: string, clientId: string, event: PreparedEvent): boolean {
      const made = kept.get(requestId)
      if (made?.clientId !== clientId) return false
      const events = { [event]: now().getTime(), ...made.events }
      put({ ...made, events, ...(event === 'confirmed' && { answers: {} }) })
      return true
    },
    /** Another one takes its place: it opens nothing any more. */
    forget(requestId: string): void {
      const made = kept.get(requestId)
      if (made) put({ ...made, answers: {}, at: 0, by: undefined })
    },
    isFresh,
    /** Newest first. */
    madeBy: (badge: string) =>
      kept
        .all()
        .filter(({ by }) => by === badge)
        .toSorted((one, other) => other.at - one.at),
  }
}
