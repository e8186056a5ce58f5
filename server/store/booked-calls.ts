import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { Context } from './context.ts'
import { and, eq, gt } from './drizzle.ts'
import { bookedCall } from './schema.ts'
import { statement } from './statement.ts'

export interface BookedCall {
  startsAt: number
  language: string
  /** When it was booked: tells apart two bookings of one slot, with another one between them. */
  bookedAt: number
}

/** Video calls booked for a time: one per application, as many in a slot as it has seats, whoever asks at once. */
export interface BookedCalls {
  of(applicationId: string): Promise<BookedCall | undefined>
  /** How many seats of each slot after `from` are taken, by the slot's start. */
  taken(input: { from: number; waiting: readonly Marker[] }): Promise<ReadonlyMap<number, number>>
  /**
   * Books the slot in place of an earlier one. When it was booked: before `at`, if the application had that slot already.
   * Undefined: no seat is left, and the earlier booking stays.
   */
  book(input: {
    applicationId: string
    startsAt: number
    language: string
    seats: number
    /** Markers at which an applicant still waits for a call: other bookings count no more. */
    waiting: readonly Marker[]
    at: number
  }): Promise<number | undefined>
  /** Cancels the booking, or only the one made at `bookedAt`; whether there was one. */
  cancel(input: { applicationId: string; bookedAt?: number }): Promise<boolean>
}

const stillWaiting = statement<{ id: string }>('still_waiting_for_call').with(
  { ids: 'text[]', waiting: 'text[]' },
  (p) => `select id from application
    where id = any(${p.ids}) and state = 'open' and completed_screen = any(${p.waiting})`,
)

/** Which of these wait for a call, each asked where it is: the bookings of all are in the first cell. */
async function waitingOnes({ cells }: Context, ids: readonly string[], waiting: readonly Marker[]) {
  const asked = [...Map.groupBy(ids, cells.databaseOf)].map(([{ run }, some]) =>
    run(stillWaiting, { ids: some, waiting }),
  )
  return new Set((await Promise.all(asked)).flat().map(({ id }) => id))
}

const clear = statement('clear_calls').with(
  { ids: 'text[]', bookedAt: 'timestamptz[]' },
  (p) => `delete from booked_call using unnest(${p.ids}, ${p.bookedAt}) as gone (id, at)
    where application_id = gone.id and booked_at = gone.at`,
)

const book = statement<{ booked_at: Date }>('book_call').with(
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
  starts_at = excluded.starts_at, seat = excluded.seat, language = excluded.language,
  booked_at = case when booked_call.starts_at = excluded.starts_at then booked_call.booked_at else excluded.booked_at end
returning booked_at`,
)

/** Of a slot, the bookings of those who wait no more. */
async function clearSlot(context: Context, startsAt: number, waiting: readonly Marker[]): Promise<void> {
  const { orm, run } = context.database
  const booked = await orm.select().from(bookedCall).where(eq(bookedCall.startsAt, startsAt))
  const ids = booked.map(({ applicationId }) => applicationId)
  const here = await waitingOnes(context, ids, waiting)
  const gone = booked.filter(({ applicationId }) => !here.has(applicationId))
  if (gone.length === 0) return
  await run(clear, {
    ids: gone.map(({ applicationId }) => applicationId),
    bookedAt: gone.map(({ bookedAt }) => new Date(bookedAt)),
  })
}

/** Two that choose the same seat at once: one of them chooses again. */
const isSeatTaken = (error: unknown): boolean =>
  (error as { code?: unknown; constraint?: unknown }).code === '23505' &&
  (error as { constraint?: unknown }).constraint === 'booked_call_starts_at_seat_key'

export const bookedCallsOf = (context: Context): BookedCalls => ({
  of: async (applicationId) => {
    const [row] = await context.database.orm
      .select({ startsAt: bookedCall.startsAt, language: bookedCall.language, bookedAt: bookedCall.bookedAt })
      .from(bookedCall)
      .where(eq(bookedCall.applicationId, applicationId))
    return row
  },
  taken: async ({ from, waiting }) => {
    const booked = await context.database.orm
      .select({ id: bookedCall.applicationId, startsAt: bookedCall.startsAt })
      .from(bookedCall)
      .where(gt(bookedCall.startsAt, from))
    const ids = booked.map(({ id }) => id)
    const here = await waitingOnes(context, ids, waiting)
    const counts = new Map<number, number>()
    for (const { id, startsAt } of booked) if (here.has(id)) counts.set(startsAt, (counts.get(startsAt) ?? 0) + 1)
    return counts
  },
  book: async ({ applicationId, startsAt, language, seats, waiting, at }) => {
    await clearSlot(context, startsAt, waiting)
    // Each refusal means that somebody else got a seat, so there are no more rounds than seats.
    for (let round = 0; round <= seats; round++) {
      try {
        const [booked] = await context.database.run(book, {
          applicationId,
          startsAt: new Date(startsAt),
          language,
          seats,
          at: new Date(at),
        })
        return booked?.booked_at.getTime()
      } catch (error) {
        if (!isSeatTaken(error)) throw error
      }
    }
    return undefined
  },
  cancel: async ({ applicationId, bookedAt }) => {
    const gone = await context.database.orm
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
