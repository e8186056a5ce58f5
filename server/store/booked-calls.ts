import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { Context } from './context.ts'
import { and, eq } from './drizzle.ts'
import { bookedCall } from './schema.ts'
import { statement } from './statement.ts'

export interface BookedCall {
  startsAt: number
  language: string
}

/** Video calls booked for a time: one per application, as many in a slot as it has seats, whoever asks at once. */
export interface BookedCalls {
  of(applicationId: string): Promise<BookedCall | undefined>
  /** How many seats of each slot after `from` are taken, by the slot's start. */
  taken(input: { from: number; waiting: readonly Marker[] }): Promise<ReadonlyMap<number, number>>
  /** Books the slot in place of an earlier one. False: no seat is left, and the earlier booking stays. */
  book(input: {
    applicationId: string
    startsAt: number
    language: string
    seats: number
    /** Markers at which an applicant still waits for a call: other bookings count no more. */
    waiting: readonly Marker[]
    at: number
  }): Promise<boolean>
  /** Cancels the booking, or only the one made at `bookedAt`; whether there was one. */
  cancel(input: { applicationId: string; bookedAt?: number }): Promise<boolean>
}

const stillWaiting = (waiting: string) =>
  `select from application a
   where a.id = booked_call.application_id and a.state = 'open' and a.completed_screen = any(${waiting})`

const taken = statement<{ starts_at: Date; count: number }>('taken_calls').with(
  { from: 'timestamptz', waiting: 'text[]' },
  (p) => `
select starts_at, count(*)::integer as count from booked_call
where starts_at > ${p.from} and exists (${stillWaiting(p.waiting)})
group by starts_at`,
)

const clear = statement('clear_calls').with(
  { startsAt: 'timestamptz', waiting: 'text[]' },
  (p) => `delete from booked_call where starts_at = ${p.startsAt} and not exists (${stillWaiting(p.waiting)})`,
)

const book = statement<{ seat: number }>('book_call').with(
  { applicationId: 'text', startsAt: 'timestamptz', language: 'text', seats: 'integer', at: 'timestamptz' },
  (p) => `
insert into booked_call (application_id, starts_at, seat, language, booked_at)
select ${p.applicationId}, ${p.startsAt}, free.seat, ${p.language}, ${p.at}
from generate_series(1, ${p.seats}) as free (seat)
where not exists (
  select from booked_call other
  where other.starts_at = ${p.startsAt} and other.seat = free.seat and other.application_id <> ${p.applicationId})
order by free.seat limit 1
on conflict (application_id) do update set
  starts_at = excluded.starts_at, seat = excluded.seat, language = excluded.language, booked_at = excluded.booked_at
returning seat`,
)

/** Two that choose the same seat at once: one of them chooses again. */
const isSeatTaken = (error: unknown): boolean =>
  (error as { code?: unknown; constraint?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'booked_call_starts_at_seat_key'

export const bookedCallsOf = ({ database }: Context): BookedCalls => ({
  of: async (applicationId) => {
    const [row] = await database.orm
      .select({ startsAt: bookedCall.startsAt, language: bookedCall.language })
      .from(bookedCall)
      .where(eq(bookedCall.applicationId, applicationId))
    return row
  },
  taken: async ({ from, waiting }) => {
    const rows = await database.run(taken, { from: new Date(from), waiting })
    return new Map(rows.map(({ starts_at: startsAt, count }) => [startsAt.getTime(), count]))
  },
  book: async ({ applicationId, startsAt, language, seats, waiting, at }) => {
    await database.run(clear, { startsAt: new Date(startsAt), waiting })
    // Each refusal means that somebody else got a seat, so there are no more rounds than seats.
    for (let round = 0; round <= seats; round++) {
      try {
        const rows = await database.run(book, {
          applicationId,
          startsAt: new Date(startsAt),
          language,
          seats,
          at: new Date(at),
        })
        return rows.length > 0
      } catch (error) {
        if (!isSeatTaken(error)) throw error
      }
    }
    return false
  },
  cancel: async ({ applicationId, bookedAt }) => {
    const gone = await database.orm
      .delete(bookedCall)
      .where(
        and(
          eq(bookedCall.applicationId, applicationId),
          bookedAt === undefined ? undefined : eq(bookedCall.bookedAt, bookedAt),
        ),
      )
      .returning({ applicationId: bookedCall.applicationId })
    return gone.length > 0
  },
})
