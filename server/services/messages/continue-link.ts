import { linkEndsAt, reminding, type ReminderPolicy } from '@card-journey/journey/rules/life/reminder.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { StoredApplication } from '../../store/store.ts'
import { hourMs } from '../../day.ts'
import { dayOf, linkOf } from './message-words.ts'
import { deliver, gatewayReference } from './send-message.ts'

/** The purpose of links to an application: reminders, links on request, links to the call. */
export const toContinue = 'resume'

/** The look for the reminder after `sent` ones. Its name carries its number: chains that meet become one. */
const lookEntry = (sent: number, looks: number, dueAt: number): OutboxEntry => ({
  kind: 'reminder',
  reference: `reminder-${sent}-${looks}`,
  payload: { sent, looks },
  dueAt,
})

/** Begins the looks of a new application. */
export const firstReminder = (at: number, { afterHours: [first] }: Pick<ReminderPolicy, 'afterHours'>): OutboxEntry[] =>
  first === undefined ? [] : [lookEntry(0, 0, at + first * hourMs)]

/**
 * Sends the reminder that is due, or looks again when it will be. A repetition of the same look sends the same words
 * under the same reference, which the gateway sends once; so nobody gets more reminders than the policy names.
 */
export async function remind({ applicationId, payload: { sent, looks } }: Job<'reminder'>, deps: Deps): Promise<void> {
  const { store, masterData, clock } = deps
  const policy = masterData().policy.reminders
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const seen = stored?.state === 'open' ? await store.applications.lastSeen(stored.id) : undefined
  if (!stored || !seen) return
  const at = clock()
  const due = reminding(stored.document, { sent, lastSeenAt: seen.at, off: seen.remindersOff }, at, policy)
  if (due.kind === 'over') return
  if (due.kind === 'send') {
    await sendLink(stored, { template: 'RESUME_REMINDER', name: `reminder-${sent + 1}` }, at, deps)
    await store.audit.append({ what: 'reminded', detail: { number: sent + 1 }, applicationId: stored.id, at })
  }
  const next =
    due.kind === 'wait'
      ? lookEntry(sent, looks + 1, due.until)
      : lookEntry(sent + 1, 0, seen.at + (policy.afterHours[sent + 1] ?? 0) * hourMs)
  if (due.kind === 'wait' || policy.afterHours.length > sent + 1)
    await store.outbox.add({ ...next, applicationId: stored.id, at })
}

/** The link that an applicant asked for; it is sent although time has passed, unless nothing is left to continue. */
export async function sendRequestedLink(
  { reference, applicationId, payload }: Job<'continue-link'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  if (stored?.state !== 'open') return
  await sendLink(stored, { template: 'RESUME_LINK', name: reference, ...payload }, deps.clock(), deps)
}

type CallTemplate = 'CALL_BOOKED' | 'CALL_REMINDER' | 'DESK_OPEN'

interface Sending {
  template: 'RESUME_LINK' | 'RESUME_REMINDER' | CallTemplate
  /** Names the link and its message: the same ones if it has to be sent again. */
  name: string
  language?: string
}

/** A link to the video call, with what else the message says. */
export const sendCallLink = (
  stored: StoredApplication,
  sending: Sending & { template: CallTemplate },
  values: Readonly<Record<string, string>>,
  deps: Deps,
): Promise<void> => sendLink(stored, sending, deps.clock(), deps, values)

/** Texts a one-time link to the number on record. Throws to be tried again while the gateway is away. */
async function sendLink(
  { id, document }: StoredApplication,
  { template, name, language: asked }: Sending,
  at: number,
  deps: Deps,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { store, masterData } = deps
  const expiresAt = linkEndsAt(at, masterData().policy.reminders.linkDays)
  const token = await store.links.create({ purpose: toContinue, applicationId: id, expiresAt, name, at })
  const language = asked ?? (await store.consents.of(id)).at(-1)?.language ?? 'en'
  await deliver(deps, {
    template,
    channel: 'sms',
    to: document.applicantDetails[0].mobileNumber,
    language,
    reference: gatewayReference(id, name),
    values: {
      ...values,
      link: linkOf(token, deps),
      until: dayOf(expiresAt, language),
    },
  })
}

/** No more reminders to finish that application. */
export async function stopReminders(applicationId: string, at: number, { store }: Deps): Promise<void> {
  await store.applications.stopReminders(applicationId)
  await store.audit.append({ what: 'reminders-stopped', applicationId, at })
}
