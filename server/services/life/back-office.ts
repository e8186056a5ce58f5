import { productByCode } from '@card-journey/bank/find.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { afterReview, hostAfterCustomerFile, opensCustomerFile } from '@card-journey/journey/rules/life/back-office.ts'
import { nextLookMs } from '@card-journey/journey/rules/life/next-look.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { awaitsScreening, isCleared, noteWaiting } from '@card-journey/journey/rules/identity/screening.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import type { Deps } from '../../compose.ts'
import type { PayloadOf } from '../../jobs/kinds.ts'
import type { StoredApplication } from '../../store/store.ts'
import { customerFileOf } from './customer-file.ts'
import { effectOnce, onceInItsLife } from '../effect-once.ts'
import { knownMobileRisk, mobileRiskFact, stopForRevokedNumber } from '../identity/mobile-risk.ts'
import { knownScreening } from '../identity/screening.ts'
import { newsOf, newsOfReview } from '../messages/news.ts'
import { nextStep } from './next-step.ts'

/** What a job of the back office is about. */
export type Look = PayloadOf<'back-office'>

/** Whether the bank has a step of its own to take with an application at this marker. */
export const awaitsBank = (marker: Marker): boolean => steps[marker] !== undefined

/**
 * What one step found: the changed record and whether another step follows; `wait`: nothing yet, look again later;
 * `end`. `round`: the case of a screening that brought it there. If a host fails, the marker stays (rulings, person …17) and the job retries until it works.
 */
type Step = { next: Application; closes?: true; round?: string } | 'wait' | 'end'

/**
 * One step of the bank's follow-up of a new-to-bank application: customer file, then the loan system or the review,
 * then the card host (rulings, section 3). The marker says which; each step is saved with the next one's outbox entry,
 * so a killed server continues where it was, and each host acts once per application, by its stored reference.
 */
export async function runBackOffice(applicationId: string, look: Look, deps: Deps): Promise<void> {
  const stored = await deps.store.applications.read(applicationId)
  // Another look has moved it on already, and queued the next step.
  if (stored?.document.completedScreen !== look.marker) return
  const at = deps.clock()
  const now = new Date(at).toISOString()
  const step = await (steps[stored.document.completedScreen] ?? noStep)(stored, at, now, deps)
  if (step === 'end') return
  if (step === 'wait') {
    if (look.notified) return
    const dueAt = at + nextLookMs(look.looks, deps.masterData().policy.backOfficeLooks)
    await deps.store.outbox.add({ ...nextStep(look.marker, look.looks + 1, look.round), applicationId, dueAt, at })
    return
  }
  const { completedScreen } = step.next
  deps.log.info('back-office', { marker: completedScreen, reference: applicationId.slice(0, 8) })
  const saved = await deps.store.save({
    writer: 'job',
    applicationId,
    version: stored.version,
    document: step.next,
    ...(step.closes && { state: 'closed' }),
    audit: [{ what: 'back-office', detail: { marker: completedScreen } }],
    outbox: [
      nextStep(completedScreen, 0, step.round),
      ...(step.round ? newsOfReview(completedScreen, step.round) : newsOf(look.marker, completedScreen)),
    ],
    at,
  })
  // Only a database from before PANs were unique has such an application: no second card for one PAN.
  if (saved.kind === 'panTaken') deps.log.error('back-office', { marker: look.marker, reason: saved.kind })
  if (saved.kind === 'versionConflict')
    await deps.store.outbox.add({ kind: 'back-office', payload: look, applicationId, at })
}

type Work = (stored: StoredApplication, at: number, now: string, deps: Deps) => Promise<Step>

const noStep: Work = async () => 'end'

/** The customer file is the last moment before a card: no check may still be open there. */
const openFile: Work = async (stored, at, now, deps) => {
  const { id, document } = stored
  const risk = await knownMobileRisk(document, at, deps)
  if (risk === 'unchecked') return 'wait'
  if (risk === 'revoked') return { next: stopForRevokedNumber(document, at, now), closes: true }
  const screening = await knownScreening(document, id, at, deps)
  if (!screening) return 'wait'
  if (!isCleared(screening)) {
    const waiting = noteWaiting(withFacts(document, { screening }))
    return { next: setMarkerAfter('screening-review', waiting, 'PENDING', now), round: screening.caseId }
  }
  const checked = withFacts(document, {
    screening,
    ...mobileRiskFact(document.applicantDetails[0].mobileNumber, at, risk),
  })
  const answer = await effectOnce(
    deps,
    { applicationId: id, system: 'core-bank', intent: 'customer-file', about: onceInItsLife },
    deps.systems.coreBank.openCustomerFile,
    customerFileOf(document),
    { at },
  )
  if (answer.kind !== 'answered') return tryAgain(answer)
  return {
    next: setMarkerAfter(
      'customer-file',
      { ...checked, applicationNumber: answer.value.applicationNumber },
      'BCIF_INIT',
      now,
    ),
  }
}

const awaitFile: Work = async ({ id, document }, _at, now, { systems }) => {
  const answer = await systems.coreBank.customerFileStatus({ applicationReferenceNo: id })
  if (answer.kind !== 'answered') return tryAgain(answer)
  if (answer.value.state !== 'approved') return answer.value.state === 'working' ? 'wait' : 'end'
  return {
    next: setMarkerAfter('customer-file', { ...document, crn: answer.value.crn ?? document.crn }, 'BCIF_APPROVED', now),
  }
}

const afterFile: Work = async (stored, at, now, deps) => {
  const host = hostAfterCustomerFile(stored.document.journeyMode ?? 'SSTP')
  return host === 'cardHost' ? issueCard(stored, at, now, deps) : push(host, stored, at, now, deps)
}

async function push(
  host: 'los' | 'crm',
  { id, document }: StoredApplication,
  at: number,
  now: string,
  deps: Deps,
): Promise<Step> {
  const order = {
    applicationReferenceNo: id,
    mobileNumber: document.applicantDetails[0].mobileNumber,
    productCode: document.productCode.toUpperCase(),
  }
  const answer = await effectOnce(
    deps,
    { applicationId: id, system: host, intent: 'push', about: onceInItsLife },
    deps.systems[host].push,
    order,
    { at },
  )
  if (answer.kind !== 'answered') return tryAgain(answer)
  return { next: setMarkerAfter(host, document, host === 'los' ? 'LOS_PUSH' : 'CRM_PUSH', now) }
}

const awaitReview =
  (host: 'los' | 'crm'): Work =>
  async ({ id, document }, _at, now, { systems }) => {
    const answer = await systems[host].status({ applicationReferenceNo: id })
    if (answer.kind !== 'answered') return tryAgain(answer)
    if (answer.value.state === 'working') return 'wait'
    const outcome = afterReview(document.customerType, host, answer.value.state === 'approved')
    return 'go' in outcome
      ? 'end'
      : {
          next: setMarkerAfter(
            host,
            { ...document, ...(outcome.reason && { reason: outcome.reason }) },
            outcome.marker,
            now,
          ),
        }
  }

const issueCard: Work = async ({ id, document }, at, now, deps) => {
  const { store, systems, masterData } = deps
  const [person] = document.applicantDetails
  const order = {
    applicationReferenceNo: id,
    customerType: document.customerType,
    mobileNumber: person.mobileNumber,
    productCode: document.productCode.toUpperCase(),
    nameOnCard: person.nameOnCard ?? '',
    network: document.facts.cardChoice?.network ?? productByCode(masterData(), document.productCode)?.networks[0] ?? '',
    creditLimit: document.creditLimit ?? 0,
    depositAmount: document.depositAmount,
    crn: document.crn,
  }
  const answer = await effectOnce(
    deps,
    { applicationId: id, system: 'card-host', intent: 'issue', about: onceInItsLife },
    systems.cardHost.issue,
    order,
    { at },
  )
  if (answer.kind !== 'answered') return tryAgain(answer)
  const status = await systems.cardHost.status({ applicationReferenceNo: id })
  if (status.kind !== 'answered') return tryAgain(status)
  const { state, cardReference } = status.value
  if (state !== 'issued' || !cardReference) return state === 'refused' ? 'end' : 'wait'
  const details = await systems.cardHost.details({ cardReference })
  if (details.kind !== 'answered') return tryAgain(details)
  const last4 = details.value.maskedNumber.slice(-4)
  await store.cards.record({
    applicationId: id,
    reference: cardReference,
    details: { cardReference, last4, network: details.value.network },
    at,
  })
  return {
    next: setMarkerAfter(
      'card-host',
      withFacts(document, { card: { issuedAt: now, last4, network: details.value.network } }),
      'VISIONPLUS_APPROVED',
      now,
    ),
  }
}

/** The bank's representative reviews a call that could not verify the applicant (VK-09). */
const awaitRepresentative: Work = async ({ document }, _at, now, { systems }) => {
  const ticket = document.facts.videoKyc?.ticket
  if (!ticket) return 'end'
  const answer = await systems.videoKyc.followUp({ ticket })
  if (answer.kind !== 'answered') return tryAgain(answer)
  if (answer.value.outcome === 'open') return 'wait'
  const marker = answer.value.outcome === 'approved' ? 'VKYC_APPROVED' : 'VKYC_REJECT'
  return { next: setMarkerAfter('video-follow-up', document, marker, now) }
}

/** A person of the bank decides the case of a screening. Nothing about it reaches the applicant. */
const awaitScreening: Work = async ({ document }, _at, now, { systems }) => {
  const { screening } = document.facts
  if (!screening?.caseId || !screening.resumeAt) return 'end'
  const { caseId, resumeAt } = screening
  const answer = await systems.screening.review({ caseId })
  if (answer.kind !== 'answered' || answer.value.outcome === 'open') return 'wait'
  const { outcome } = answer.value
  const decided = withFacts(document, { screening: { ...screening, outcome, resumeAt: undefined } })
  const next =
    outcome === 'cleared'
      ? setMarkerAfter('screening-review', decided, resumeAt, now)
      : setMarkerAfter('screening-review', { ...decided, reason: 'screening confirmed' }, 'INTERNAL_REJECTION', now)
  return { next, round: caseId }
}

/** PENDING waits for one of two people: the one who decides a screening's case, or the representative after a call. */
const awaitPerson: Work = (stored, ...more) =>
  awaitsScreening(stored.document) ? awaitScreening(stored, ...more) : awaitRepresentative(stored, ...more)

/** A refusal is final for this step; anything else is retried. */
const tryAgain = (answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>): Step =>
  answer.kind === 'refused' ? 'end' : 'wait'

const steps: Partial<Record<Marker, Work>> = {
  ...Object.fromEntries(opensCustomerFile.map((marker) => [marker, openFile])),
  PENDING: awaitPerson,
  BCIF_INIT: awaitFile,
  BCIF_APPROVED: afterFile,
  LOS_PUSH: awaitReview('los'),
  CRM_PUSH: awaitReview('crm'),
  LOS_APPROVED: issueCard,
  CRM_APPROVED: issueCard,
}
