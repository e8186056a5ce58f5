import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { isDeskOpen, nextOpening } from '@card-journey/journey/rules/calendar/opening-hours.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { sendCallLink } from '../messages/continue-link.ts'
import { dayOf } from '../messages/message-words.ts'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { awaitsCall } from './booked-calls.ts'
import { deskHours } from './desk-hours.ts'

/** A call was booked: its day and time, and a link to change it, for an applicant who closes the page now. */
export const confirmCall = (
  { applicationId, reference, payload: { bookedFor: startsAt, bookedAt } }: Job<'call-booked'>,
  deps: Deps,
): Promise<void> =>
  writeOfCall(applicationId, { startsAt, bookedAt }, { template: 'CALL_BOOKED', name: reference }, deps)

/** Shortly before a booked call: its time and a link. */
export const remindOfCall = ({ applicationId, reference, payload }: Job<'call-reminder'>, deps: Deps): Promise<void> =>
  writeOfCall(applicationId, payload, { template: 'CALL_REMINDER', name: reference }, deps)

/** Nothing is sent if the booking was moved or cancelled, or the call has been held. */
async function writeOfCall(
  applicationId: string | undefined,
  { startsAt, bookedAt }: PayloadOf<'call-reminder'>,
  sending: { template: 'CALL_BOOKED' | 'CALL_REMINDER'; name: string },
  deps: Deps,
): Promise<void> {
  const { store, clock, masterData } = deps
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const own = applicationId ? await store.bookedCalls.of(applicationId) : undefined
  if (stored?.state !== 'open' || own?.startsAt !== startsAt || !awaitsCall(stored.document)) return
  if (own.bookedAt !== (bookedAt ?? own.bookedAt)) return
  if (clock() >= startsAt + masterData().videoKyc.booking.minutes * 60_000) return
  const { language } = own
  const day = dayOf(startsAt, language)
  await sendCallLink(stored, { ...sending, language }, { day, time: timeInWords(startsAt, language) }, deps)
}

const openingEntry = (opensAt: string, round: string): OutboxEntry => ({
  kind: 'desk-opens',
  reference: `desk-opens-${round}`,
  payload: { opensAt },
  dueAt: Date.parse(opensAt),
})

/**
 * The applicant asks to be told when the desk opens, or takes that back. Undefined while it is open or will not open.
 * The entry of an opening is written once; the job looks whether it is still wanted.
 */
export function openingChange(
  { application, now }: { application: Application; now: string },
  { wanted, language }: { wanted: 'Y' | 'N'; language: string },
  { masterData }: Pick<Deps, 'masterData'>,
): Change | undefined {
  const { videoKyc } = application.facts
  const withText = (atOpening: NonNullable<typeof videoKyc>['atOpening']) =>
    withFacts(application, { videoKyc: { ...videoKyc, atOpening } })
  if (wanted === 'N') return { next: withText(undefined), what: 'opening-text-taken-back' }
  const hours = deskHours(masterData())
  const opensAt = isDeskOpen(now, hours) ? undefined : nextOpening(now, hours)
  if (!opensAt) return undefined
  return {
    next: withText({ opensAt, askedAt: now, language }),
    what: 'opening-text-asked',
    detail: { opensAt },
    outbox: [openingEntry(opensAt, opensAt)],
  }
}

/** The desk opens: one message, if it is still wanted. If the bank has changed its hours since, at the real opening. */
export async function tellOfOpening({ applicationId, payload }: Job<'desk-opens'>, deps: Deps): Promise<void> {
  const { store, clock, masterData } = deps
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const asked = stored?.document.facts.videoKyc?.atOpening
  if (stored?.state !== 'open' || asked?.opensAt !== payload.opensAt || !awaitsCall(stored.document)) return
  const at = clock()
  const hours = deskHours(masterData())
  const now = new Date(at).toISOString()
  const later = isDeskOpen(now, hours) ? undefined : nextOpening(now, hours)
  if (later) {
    const again = openingEntry(payload.opensAt, `${payload.opensAt} ${later}`)
    await store.outbox.add({ ...again, dueAt: Date.parse(later), applicationId: stored.id, at })
    return
  }
  const name = `desk-opens-${payload.opensAt}`
  await sendCallLink(stored, { template: 'DESK_OPEN', name, language: asked.language }, {}, deps)
}
