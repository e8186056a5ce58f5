import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { afterReview, hostAfterCustomerFile, opensCustomerFile } from '@card-journey/journey/rules/life/back-office.ts'
import { awaitsScreening } from '@card-journey/journey/rules/identity/screening.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { isWithoutVerdict } from '../video-kyc/desk-answer.ts'
import { withVerdict } from '../video-kyc/verdict.ts'
import type { Step, Work } from './back-office-step.ts'
import { notedRefusal, orderCard, pushCase, sendCustomerFile } from './bank-orders.ts'
import { closeChecks } from './open-checks.ts'
import { awaitScreening } from './screening-step.ts'

/** A refusal is final for a new customer's step; a host that does not answer is looked at again. */
const withoutAnswer = (answer: Exclude<ProviderResult<unknown>, { kind: 'answered' }>): Step =>
  answer.kind === 'refused' ? 'end' : 'silent'

const openFile: Work = async (stored, at, now, deps) => {
  const checks = await closeChecks(stored, at, now, deps)
  if ('step' in checks) return checks.step
  const answer = await sendCustomerFile(stored, at, deps)
  if (answer.kind !== 'answered') return withoutAnswer(answer)
  const { applicationNumber } = answer.value
  return { next: setMarkerAfter('customer-file', { ...checks.checked, applicationNumber }, 'BCIF_INIT', now) }
}

const awaitFile: Work = async ({ id, document }, _at, now, { systems }) => {
  const answer = await systems.coreBank.customerFileStatus({ applicationReferenceNo: id })
  if (answer.kind !== 'answered') return withoutAnswer(answer)
  if (answer.value.state !== 'approved') return answer.value.state === 'working' ? 'wait' : 'end'
  return {
    next: setMarkerAfter('customer-file', { ...document, crn: answer.value.crn ?? document.crn }, 'BCIF_APPROVED', now),
  }
}

const afterFile: Work = async (stored, at, now, deps) => {
  const host = hostAfterCustomerFile(stored.document.journeyMode ?? 'SSTP')
  if (host === 'cardHost') return issueCard(stored, at, now, deps)
  const answer = await pushCase(host, stored, at, deps)
  if (answer.kind !== 'answered') return withoutAnswer(answer)
  return { next: setMarkerAfter(host, stored.document, host === 'los' ? 'LOS_PUSH' : 'CRM_PUSH', now) }
}

const awaitReview =
  (host: 'los' | 'crm'): Work =>
  async ({ id, document }, _at, now, { systems }) => {
    const answer = await systems[host].status({ applicationReferenceNo: id })
    if (answer.kind !== 'answered') return withoutAnswer(answer)
    if (answer.value.state === 'working') return 'wait'
    const outcome = afterReview('NTB', host, answer.value.state === 'approved')
    return 'go' in outcome ? 'end' : { next: setMarkerAfter(host, document, outcome.marker, now) }
  }

const issueCard: Work = async (stored, at, now, deps): Promise<Step> => {
  const { againAt } = stored.document.facts.cardOrder ?? {}
  if (againAt && at < Date.parse(againAt)) return 'wait'
  const ordered = await orderCard(stored, at, now, deps)
  // The marker stays (person …17), and another order follows.
  if (ordered.kind === 'refused') return { next: notedRefusal(stored.document, at, deps) }
  if (ordered.kind !== 'issued') return 'wait'
  const issued = withFacts(stored.document, { card: ordered.card })
  return { next: setMarkerAfter('card-host', issued, 'VISIONPLUS_APPROVED', now) }
}

/** The desk's verdict on a call whose page was closed before it could fetch it. */
const awaitVerdict: Work = async ({ document }, _at, now, { systems }) => {
  const { ticket, room } = document.facts.videoKyc ?? {}
  if (!ticket || !room) return 'end'
  const answer = await systems.videoKyc.status({ ticket })
  if (answer.kind !== 'answered') return withoutAnswer(answer)
  const next = withVerdict('video-follow-up', document, answer.value.status, now)
  if (next) return { next }
  return isWithoutVerdict(answer.value) ? 'end' : 'wait'
}

/** The bank's representative reviews a call that could not verify the applicant (VK-09). */
const awaitRepresentative: Work = async ({ document }, _at, now, { systems }) => {
  const ticket = document.facts.videoKyc?.ticket
  if (!ticket) return 'end'
  const answer = await systems.videoKyc.followUp({ ticket })
  if (answer.kind !== 'answered') return withoutAnswer(answer)
  if (answer.value.outcome === 'open') return 'wait'
  const marker = answer.value.outcome === 'approved' ? 'VKYC_APPROVED' : 'VKYC_REJECT'
  return { next: setMarkerAfter('video-follow-up', document, marker, now) }
}

/** PENDING waits for one of two people: the one who decides a screening's case, or the representative after a call. */
const awaitPerson: Work = (stored, ...more) =>
  awaitsScreening(stored.document) ? awaitScreening(stored, ...more) : awaitRepresentative(stored, ...more)

/**
 * A new customer's way after the proof of identity (rulings, section 3). If a host fails, the marker stays (person …17)
 * and the job retries until it works.
 */
export const newCustomerSteps: Partial<Record<Marker, Work>> = {
  ...Object.fromEntries(opensCustomerFile.map((marker) => [marker, openFile])),
  VKYC_INIT: awaitVerdict,
  PENDING: awaitPerson,
  BCIF_INIT: awaitFile,
  BCIF_APPROVED: afterFile,
  LOS_PUSH: awaitReview('los'),
  CRM_PUSH: awaitReview('crm'),
  LOS_APPROVED: issueCard,
  CRM_APPROVED: issueCard,
}
