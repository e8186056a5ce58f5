import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { callSlots } from '@card-journey/contract/calls/kyc/callSlots.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { istInstant } from '@card-journey/journey/fields/dates.ts'
import { ntbCall } from '@card-journey/journey/ids/marker-groups.ts'
import { aadhaarFreshUntil } from '@card-journey/journey/rules/identity/aadhaar-fresh-until.ts'
import { isSlotAhead, slotDays } from '@card-journey/journey/rules/video-kyc/call-slots.ts'
import type { Deps } from '../../compose.ts'
import { minuteMs } from '../../day.ts'
import type { BookedCall } from '../../store/booked-calls.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import { giveTicketUp, isCallOn } from './desk-answer.ts'
import { deskHours } from './desk-hours.ts'

type Slots = ResponseOf<typeof callSlots>
type Held = Pick<HeldApplication, 'application' | 'stored' | 'at' | 'now'>
type Booker = Held & Pick<HeldApplication, 'session'>

/** The calendar of an applicant: what can still be booked, which of it is free, and the own booking. */
export async function slotsFor(
  { application, stored, at, now }: Held,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<Slots> {
  const master = masterData()
  const { booking } = master.videoKyc
  const hours = deskHours(master)
  const { aadhaar, scan } = application.facts
  const until = aadhaar?.verifiedAt && aadhaarFreshUntil(aadhaar.verifiedAt, hours)
  const [own, taken] = await Promise.all([
    store.bookedCalls.of(stored.id),
    store.bookedCalls.taken({ from: at, waiting: ntbCall }),
  ])
  const booked = own && isSlotAhead(own.startsAt, at, booking) ? own.startsAt : undefined
  return {
    ...(booked !== undefined && { booked: istInstant(booked) }),
    minutes: booking.minutes,
    days: slotDays(now, hours, booking, until ?? scan?.validUntil).map(({ day, starts }) => ({
      day,
      slots: starts.map((start) => {
        const startsAt = Date.parse(start)
        return { at: start, free: startsAt === booked || (taken.get(startsAt) ?? 0) < booking.callsPerSlot }
      }),
    })),
  }
}

/**
 * The messages about a booked call, each once per booking: who books a slot again, after another one, reads of it again. One
 * that is booked so late that the reminder is due at once has no other.
 */
function messageEntries(
  { startsAt, bookedAt }: Pick<BookedCall, 'startsAt' | 'bookedAt'>,
  at: number,
  reminderMinutes: number,
): OutboxEntry[] {
  const dueAt = startsAt - reminderMinutes * minuteMs
  const name = `${startsAt}-${bookedAt}`
  const reminder = { kind: 'call-reminder', reference: `call-${name}`, payload: { startsAt, bookedAt }, dueAt } as const
  if (dueAt <= at) return [reminder]
  return [
    { kind: 'call-booked', reference: `call-booked-${name}`, payload: { bookedFor: startsAt, bookedAt } },
    reminder,
  ]
}

export type Booking =
  /** `leaving`: a place in the queue is given up with it. If that save is refused, `undo` brings back what was booked. */
  | { kind: 'settled'; leaving?: { change: Change; undo: () => Promise<void> } }
  /** In a call, or waiting for its result. */
  | { kind: 'inCall' }
  /** The desk can't say whether the call is over. */
  | { kind: 'unavailable' }

/**
 * Books the slot, or cancels the booking. A slot that is no longer on offer or has just filled up changes nothing; what
 * is booked is read afterwards. Each message is an entry that looks whether the booking still stands.
 */
export async function settleBooking(
  held: Booker,
  { at: start, language }: { at?: string | undefined; language: string },
  deps: Pick<Deps, 'store' | 'masterData' | 'systems'>,
): Promise<Booking> {
  const { application, stored, at } = held
  const { store, masterData } = deps
  const { ticket, room, outcome } = application.facts.videoKyc ?? {}
  if (outcome) return { kind: 'inCall' }
  if (ticket && room) {
    // Left or lost, it may be over although the record does not know yet.
    const on = await isCallOn(ticket, deps)
    if (on !== false) return { kind: on ? 'inCall' : 'unavailable' }
  }
  const { booking } = masterData().videoKyc
  const earlier = await store.bookedCalls.of(stored.id)
  if (start === undefined) {
    if (!(await cancel(held, {}, deps))) return { kind: 'settled' }
    // A ticket is always younger than the booking: the desk was told the time with it, and would still prefer it.
    const preferred = ticket && !room && earlier && isSlotAhead(earlier.startsAt, at, booking)
    if (!preferred) return { kind: 'settled' }
    const undo = () => bringBack(held, earlier, deps)
    return { kind: 'settled', leaving: { change: giveTicketUp(held, ticket, 'call-put-off'), undo } }
  }
  const { days } = await slotsFor(held, deps)
  if (!days.some(({ slots }) => slots.some((slot) => slot.at === start && slot.free))) return { kind: 'settled' }
  const startsAt = Date.parse(start)
  const bookedAt = await book(held, { startsAt, language, bookedAt: at }, deps)
  if (bookedAt === undefined) return { kind: 'settled' }
  const messages = messageEntries({ startsAt, bookedAt }, at, booking.reminderMinutes)
  if (!ticket) {
    for (const entry of messages) await store.outbox.add({ ...entry, applicationId: stored.id, at })
    return { kind: 'settled' }
  }
  const undo = async () => {
    // Only the booking of this call: another request may have made one, before or since.
    if (await cancel(held, { bookedAt: at }, deps)) await bringBack(held, earlier, deps)
  }
  const change = giveTicketUp(held, ticket, 'call-put-off')
  // Nobody is texted about a booking that is undone.
  return { kind: 'settled', leaving: { change: { ...change, outbox: [...(change.outbox ?? []), ...messages] }, undo } }
}

async function book(
  { stored, session, at }: Booker,
  { startsAt, language, bookedAt }: BookedCall,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<number | undefined> {
  const { callsPerSlot: seats } = masterData().videoKyc.booking
  const applicationId = stored.id
  const slot = { applicationId, startsAt, language, seats, waiting: ntbCall }
  const booked = await store.bookedCalls.book({ ...slot, at: bookedAt })
  if (booked === undefined) return undefined
  const detail = { start: istInstant(startsAt) ?? '' }
  await store.audit.append({ what: 'call-booked', detail, applicationId, sessionId: session.id, at })
  return booked
}

async function cancel(
  { stored, session, at }: Booker,
  only: { bookedAt?: number },
  { store }: Pick<Deps, 'store'>,
): Promise<boolean> {
  const applicationId = stored.id
  if (!(await store.bookedCalls.cancel({ applicationId, ...only }))) return false
  await store.audit.append({ what: 'call-unbooked', applicationId, sessionId: session.id, at })
  return true
}

/** The very booking before, if there was one, nobody has booked since, and its slot still has a seat. */
async function bringBack(
  held: Booker,
  earlier: BookedCall | undefined,
  deps: Pick<Deps, 'store' | 'masterData'>,
): Promise<void> {
  if (earlier && !(await deps.store.bookedCalls.of(held.stored.id))) await book(held, earlier, deps)
}

/** The booked time that is not over yet: once it has come, the desk takes this applicant first. */
export async function bookedAhead(
  { id }: { id: string },
  at: number,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<string | undefined> {
  const own = await store.bookedCalls.of(id)
  return own && isSlotAhead(own.startsAt, at, masterData().videoKyc.booking) ? istInstant(own.startsAt) : undefined
}

/** Whether an applicant still waits for a call: what a message about it rests on. */
export const awaitsCall = ({ completedScreen, facts }: Application): boolean =>
  (ntbCall as readonly string[]).includes(completedScreen) && !facts.videoKyc?.outcome
