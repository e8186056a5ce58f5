import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { settleBooking, slotsFor } from '@card-journey/server/services/video-kyc/booked-calls.ts'
import { handOffToPhone } from '@card-journey/server/services/video-kyc/hand-off.ts'
import { around, noon, now } from './outside.ts'
import type { Observer } from './pages.ts'
import type { Row, Rows } from './row.ts'

// Calls at a booked time.

const video = (name: string, value: unknown, seen: Observer): Row => [[['video-kyc.json', name, value]], seen]

const free = '2026-11-19T15:00:00+05:30'
const held = {
  application: recordUpTo('requirements', 'NTB'),
  stored: { id: 'a' },
  session: { id: 's' },
  at: noon,
  now,
}

/** What is offered to book while four calls are booked for three o'clock. */
const offered: Observer = (master) => {
  const { deps } = around(master, { 'bookedCalls.taken': new Map([[Date.parse(free), 4]]) })
  return slotsFor(held as never, deps)
}

/** What the store is asked when somebody books. */
const booked: Observer = async (master) => {
  const { deps, asked } = around(master, {
    'bookedCalls.taken': new Map(),
    'bookedCalls.book': noon,
    'outbox.add': true,
  })
  await settleBooking(held as never, { at: free, language: 'en' }, deps)
  return asked
}

/** What the store is asked when somebody continues on a phone. */
const handedOff: Observer = async (master) => {
  const { deps, asked } = around(master, { 'limits.takeOnce': { kind: 'taken', left: 1 }, 'links.create': 'token' })
  const config = { publicUrl: 'https://bank.example', phoneLinks: true }
  const about = { by: 'qr', language: 'en', transactionId: 't', browser: 'b' } as const
  return [await handOffToPhone(held as never, about, { ...deps, config } as never), asked]
}

export const videoCallRows: Rows = {
  'video-kyc.json booking.minutes': video('booking.minutes', 60, offered),
  'video-kyc.json booking.callsPerSlot': video('booking.callsPerSlot', 9, offered),
  'video-kyc.json booking.workingDaysAhead': video('booking.workingDaysAhead', 2, offered),
  'video-kyc.json booking.reminderMinutes': video('booking.reminderMinutes', 60, booked),
  'video-kyc.json handOff.linkMinutes': video('handOff.linkMinutes', 30, handedOff),
  'video-kyc.json handOff.linksPerDay': video('handOff.linksPerDay', 1, handedOff),
}
