import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { etbPushes } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import {
  afterReview,
  hostAfterCustomerFile,
  jobOfPush,
  opensCustomerUpdate,
} from '@card-journey/journey/rules/life/back-office.ts'
import { awaitsScreening } from '@card-journey/journey/rules/identity/screening.ts'
import { lookAtAddress } from './address-look.ts'
import type { Step, Work } from './back-office-step.ts'
import { notedRefusal, orderCard, pushCase, sendCustomerFile } from './bank-orders.ts'
import { closeChecks } from './open-checks.ts'
import { awaitScreening } from './screening-step.ts'

/** The terms are accepted: the last checks, then the customer's file. A file that did not arrive is sent again. */
const updateFile: Work = async (stored, at, now, deps) => {
  if (!stored.document.facts.terms) return 'end'
  const checks = await closeChecks(stored, at, now, deps)
  if ('step' in checks) return checks.step
  const sent = await sendCustomerFile(stored, at, deps)
  if (sent.kind !== 'answered' && sent.kind !== 'unknown') return 'wait'
  const { applicationNumber } = sent.kind === 'answered' ? sent.value : {}
  const number = applicationNumber ? { applicationNumber } : {}
  return { next: setMarkerAfter('customer-file', { ...checks.checked, ...number }, 'BCIF_PUSH', now) }
}

const awaitFile: Work = async (stored, at, now, deps) => {
  const { id, document } = stored
  const sent = await sendCustomerFile(stored, at, deps)
  if (sent.kind !== 'answered') return 'silent'
  const status = await deps.systems.coreBank.customerFileStatus({ applicationReferenceNo: id })
  if (status.kind !== 'answered') return 'silent'
  const { state, applicationNumber } = status.value
  if (state === 'working') return 'wait'
  const known = { ...document, applicationNumber: document.applicationNumber ?? applicationNumber }
  // The file says nothing about the customer: a person of the bank has to correct it. Until then it isn't worked on.
  if (state === 'rejected') return unconfirmed(known, now) ?? 'silent'
  const host = hostAfterCustomerFile(document.journeyMode ?? 'SSTP')
  if (host === 'cardHost') return { next: order(known, now) }
  return { next: setMarkerAfter(host, known, host === 'los' ? 'LOS_PUSH' : 'CRM_PUSH', now) }
}

/** Sent from its own marker, so that a withdrawal sees that there is a case to close. */
const review =
  (host: 'los' | 'crm'): Work =>
  async (stored, at, now, deps) => {
    const sent = await pushCase(host, stored, at, deps)
    if (sent.kind !== 'answered') return 'silent'
    const status = await deps.systems[host].status({ applicationReferenceNo: stored.id })
    if (status.kind !== 'answered') return 'silent'
    if (status.value.state === 'working') return 'wait'
    const { document } = stored
    const outcome = afterReview('ETB', host, status.value.state === 'approved')
    if ('go' in outcome) return { next: order(document, now) }
    return { next: setMarkerAfter(host, { ...document, reason: outcome.reason }, outcome.marker, now) }
  }

/**
 * The marker comes before the order: from here on the applicant can't withdraw, so no card is ordered for someone who
 * has.
 */
const order = (document: Application, at: string): Application =>
  setMarkerAfter(
    'card-host',
    withFacts(document, { cardOrder: { at, refusals: document.facts.cardOrder?.refusals ?? 0 } }),
    'VISIONPLUS_PUSH',
    at,
  )

const issue: Work = async (stored, at, now, deps) => {
  const { document } = stored
  const ordered = await orderCard(stored, at, now, deps)
  switch (ordered.kind) {
    case 'working':
      return 'wait'
    case 'silent':
      return 'silent'
    case 'issued':
      return {
        next: setMarkerAfter('card-host', withFacts(document, { card: ordered.card }), 'VISIONPLUS_APPROVED', now),
      }
    case 'refused':
      return { next: setMarkerAfter('card-host', notedRefusal(document, at, deps), 'VISIONPLUS_FAILED', now) }
  }
}

/** A look that comes early, such as after a notification, doesn't order before its time. */
const orderAgain: Work = async ({ document }, at, now) => {
  const { againAt } = document.facts.cardOrder ?? {}
  return againAt && at < Date.parse(againAt) ? 'wait' : { next: order(document, now) }
}

/** The record whose outcome no host tells; undefined where none is asked about, or that is noted already. */
function unconfirmed(document: Application, since: string): { next: Application } | undefined {
  const at = etbPushes.find((marker) => marker === document.completedScreen)
  if (!at) return undefined
  return {
    next: setMarkerAfter(jobOfPush[at], withFacts(document, { unconfirmed: { at, since } }), 'PENDING', since),
  }
}

/** After so long without a usable answer the outcome counts as unknown: PENDING (rulings, section 3). */
export function afterSilence(document: Application, silentMs: number, now: string, unknownAfterMinutes: number) {
  const longEnough = document.customerType === 'ETB' && silentMs >= unknownAfterMinutes * 60_000
  return longEnough ? unconfirmed(document, now) : undefined
}

/**
 * PENDING: the marker's own step looks again, by the reference that was stored before the host was asked; nothing is sent
 * a second time. What it finds is set; a host that says that it still works brings the marker back.
 */
const reconcile: Work = async (stored, at, now, deps): Promise<Step> => {
  if (awaitsScreening(stored.document)) return awaitScreening(stored, at, now, deps)
  const asked = stored.document.facts.unconfirmed?.at
  if (!asked) return 'end'
  const document = withFacts(stored.document, { unconfirmed: undefined })
  const step = await steps[asked]({ ...stored, document }, at, now, deps)
  if (step === 'wait') return { next: setMarkerAfter(jobOfPush[asked], document, asked, now) }
  return step === 'silent' ? 'wait' : step
}

const steps = { BCIF_PUSH: awaitFile, LOS_PUSH: review('los'), CRM_PUSH: review('crm'), VISIONPLUS_PUSH: issue }

/** An existing customer's way after the terms (rulings, section 3; ADR 0042). */
export const existingCustomerSteps: Partial<Record<Marker, Work>> = {
  ...Object.fromEntries(opensCustomerUpdate.map((marker) => [marker, updateFile])),
  ...steps,
  PENDING: reconcile,
  ADDRESS_UPDATE_PENDING: lookAtAddress,
  VISIONPLUS_FAILED: orderAgain,
}
