import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { bankStepOf } from '@card-journey/journey/rules/life/bank-promise.ts'
import { awaitsPeople, opensCustomerUpdate } from '@card-journey/journey/rules/life/back-office.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { Deps } from '../../compose.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { OutboxEntry } from '../../store/records.ts'
import type { StoredApplication } from '../../store/store.ts'
import { activationEntries } from '../card/activation.ts'
import { newsOf, newsOfReview } from '../messages/news.ts'
import type { Step, Work } from './back-office-step.ts'
import { afterSilence, existingCustomerSteps } from './existing-customer-steps.ts'
import { withdrawalEntries } from './leaving-entries.ts'
import { newCustomerSteps } from './new-customer-steps.ts'
import { nextStep, roundOf } from './next-step.ts'

/** What a job of the back office is about. */
export type Look = PayloadOf<'back-office'>

const stepOf = ({ customerType, completedScreen }: Application): Work | undefined =>
  (customerType === 'ETB' ? existingCustomerSteps : newCustomerSteps)[completedScreen]

/** Nobody but the applicant, the desk or a set time takes the next step there. */
const unnotified: readonly Marker[] = [...opensCustomerUpdate, 'VKYC_INIT', 'VISIONPLUS_FAILED']

/** Whether the desk may have a verdict on a call that was held, for a look to find. */
export const awaitsDesk = ({ completedScreen, facts: { videoKyc } }: Application): boolean =>
  completedScreen === 'VKYC_INIT' && videoKyc?.room !== undefined

/** Whether the bank has a step to take with an application that a host may know something about. */
export const awaitsBank = (application: Application): boolean =>
  stepOf(application) !== undefined && !unnotified.includes(application.completedScreen)

/**
 * One step of the bank's follow-up of an application: customer file, then the loan system or the review, then the card
 * host (rulings, section 3). The marker says which; each step is saved with the next one's outbox entry, so a killed
 * server continues where it was, and each host acts once per application, by its stored reference.
 */
export async function runBackOffice(applicationId: string, look: Look, deps: Deps): Promise<void> {
  const stored = await deps.store.applications.read(applicationId)
  // Another look has moved it on already, and queued the next step.
  if (stored?.document.completedScreen !== look.marker) return
  const at = deps.clock()
  const now = new Date(at).toISOString()
  const found = await (stepOf(stored.document) ?? noStep)(stored, at, now, deps)
  const step = found === 'silent' ? silence(stored, look, at, deps) : found
  if (step === 'end') return
  if (step === 'wait' || step === 'silent') {
    if (look.notified) return
    const { backOfficeLooks, reviewLooks } = deps.masterData().policy
    const looks = step === 'wait' && awaitsPeople(stored.document) ? reviewLooks : backOfficeLooks
    const dueAt = at + nextLookMs(look.looks, looks)
    const silentSince = step === 'silent' ? (look.silentSince ?? at) : undefined
    const next = nextStep(look.marker, look.looks + 1, look.round, silentSince)
    await deps.store.outbox.add({ ...next, applicationId, dueAt, at })
    return
  }
  const { completedScreen } = step.next
  deps.log.info('back-office', { marker: completedScreen, reference: applicationId.slice(0, 8) })
  const saved = await deps.store.save({
    writer: 'job',
    applicationId,
    version: stored.version,
    document: withFacts(step.next, { bankStep: bankStepOf(step.next, now) }),
    ...(step.closes && { state: 'closed' }),
    audit: [{ what: 'back-office', detail: { marker: completedScreen } }],
    outbox: [
      following(stored, step),
      ...activationEntries(completedScreen),
      ...(step.closes ? withdrawalEntries(stored.document) : []),
      ...(step.news ?? (step.case ? newsOfReview(completedScreen, step.case) : newsOf(look.marker, completedScreen))),
    ],
    at,
  })
  // Only a database from before PANs were unique has such an application: no second card for one PAN.
  if (saved.kind === 'panTaken') deps.log.error('back-office', { marker: look.marker, reason: saved.kind })
  if (saved.kind === 'versionConflict')
    await deps.store.outbox.add({ kind: 'back-office', payload: look, applicationId, at })
}

const noStep: Work = async () => 'end'

/** A host that has been silent for long: the outcome is unknown. A look beside the chain knows no since when. */
function silence({ document }: StoredApplication, { silentSince, notified }: Look, at: number, deps: Deps): Step {
  if (notified || silentSince === undefined) return 'silent'
  const { unknownAfterMinutes } = deps.masterData().policy.backOfficeLooks
  return afterSilence(document, at - silentSince, new Date(at).toISOString(), unknownAfterMinutes) ?? 'silent'
}

/**
 * The look after a move. An existing customer's application may come to a marker again, so each look has its own name; so
 * does the one after a refused card order, which waits its time.
 */
function following(
  { version, document }: StoredApplication,
  { next: { completedScreen, customerType, facts }, case: screeningCase }: Extract<Step, object>,
): OutboxEntry {
  const { againAt } = facts.cardOrder ?? {}
  const refused = againAt !== undefined && againAt !== document.facts.cardOrder?.againAt
  const named = customerType === 'ETB' || refused ? roundOf(version + 1) : undefined
  const entry = nextStep(completedScreen, 0, screeningCase ?? named)
  return refused ? { ...entry, dueAt: Date.parse(againAt) } : entry
}
