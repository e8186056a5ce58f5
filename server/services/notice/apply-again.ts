import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { applyAgainFrom } from '@card-journey/journey/rules/notice/apply-again.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { Change } from '../change.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'

/** When on that day the message goes out. */
const dueOn = (day: string, { masterData }: Pick<Deps, 'masterData'>): number =>
  Date.parse(`${day}T${masterData().policy.applyAgainReminderTime}:00+05:30`)

/**
 * The applicant asks to be told on the first day on which to apply again, or takes that back. Undefined if there is
 * nothing to wait for. The entry for a day is written once, however often the choice changes; the job looks at the
 * choice.
 */
export function reminderChange(
  { application, today, now }: { application: Application; today: string; now: string },
  { wanted, language }: { wanted: 'Y' | 'N'; language: string },
  deps: Pick<Deps, 'masterData'>,
): Change | undefined {
  if (wanted === 'N') return { next: withFacts(application, { reminder: undefined }), what: 'reminder-taken-back' }
  const day = application.facts.ending && applyAgainFrom(application, today, deps.masterData().policy)
  if (!day) return undefined
  return {
    next: withFacts(application, { reminder: { day, askedAt: now, language } }),
    what: 'reminder-asked',
    detail: { day },
    outbox: [{ kind: 'apply-again', reference: day, payload: { day }, dueAt: dueOn(day, deps) }],
  }
}

/**
 * Sends the one message, if it is still wanted and true: not while the block lasts (a bank may have lengthened it: then
 * later), not to somebody who has applied again or whose block was lifted.
 */
export async function remindOfApplying(
  { applicationId, payload: { day } }: Job<'apply-again'>,
  deps: Deps,
): Promise<void> {
  const { store, clock, masterData, config } = deps
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const { reminder, contest } = stored?.document.facts ?? {}
  if (!stored || reminder?.day !== day || contest?.outcome === 'lifted') return
  const at = clock()
  const later = applyAgainFrom(stored.document, todayOf(at), masterData().policy)
  if (later) {
    const again = { kind: 'apply-again', reference: `${day} ${later}`, payload: { day } } as const
    await store.outbox.add({ ...again, applicationId: stored.id, dueAt: dueOn(later, deps), at })
    return
  }
  const [{ mobileNumber }] = stored.document.applicantDetails
  const others = await store.applications.byMobile(mobileNumber)
  if (others.some(({ createdAt }) => createdAt > stored.createdAt)) return
  await deliver(deps, {
    template: 'APPLY_AGAIN',
    channel: 'sms',
    to: mobileNumber,
    language: reminder.language,
    // Whatever the entry is called: one message for the application.
    reference: gatewayReference(stored.id, 'apply-again'),
    values: { link: `${config.publicUrl}${screenPaths.cards}` },
  })
}
