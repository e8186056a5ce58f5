import type { Deps } from '../compose.ts'
import type { Job, JobHandlers, Retrying } from '../jobs/jobs.ts'
import type { JobKind } from '../jobs/kinds.ts'
import { sendPrepared } from './assisted/send-prepared.ts'
import { passOnToTelecaller } from './assisted/tell-telecaller.ts'
import { followActivation } from './card/activation.ts'
import { lookAtEndedConsent } from './card/ended-consent.ts'
import { switchMobileBanking } from './card/mobile-banking.ts'
import { cancelAnalysis } from './documents/cancel-analysis.ts'
import { eraseAllFiles } from './documents/erase.ts'
import { sweepFiles } from './documents/sweep.ts'
import { lookAtStatement } from './documents/statement-look.ts'
import { checkMobileLater } from './identity/mobile-risk.ts'
import { sendAnswersCopy } from './answers/answers-copy.ts'
import { closeExpired } from './life/closing.ts'
import { eraseEnded } from './life/erase-ended.ts'
import { eraseApplication } from './life/erase.ts'
import { runBackOffice } from './life/back-office.ts'
import { sendLateCode } from './sign-in/late-code.ts'
import { remind, sendRequestedLink } from './messages/continue-link.ts'
import { gatewayReference } from './messages/send-message.ts'
import { messageApplicant } from './messages/message-applicant.ts'
import { remindOfApplying } from './notice/apply-again.ts'
import { sendLetter } from './notice/letter-by-email.ts'
import { followContest } from './notice/contest.ts'
import { sendHandOffLink } from './video-kyc/hand-off.ts'
import { confirmCall, remindOfCall, tellOfOpening } from './video-kyc/call-messages.ts'
import { leavingReference } from './video-kyc/queue-ticket.ts'
import { tellWhatsApp } from './consent/tell-whatsapp.ts'
import { tellRetailer } from './consent/retailer-status.ts'
import { sendTermsCopy } from './consent/terms-copy.ts'

/** What each outbox kind does. A handler that throws is retried; its effect happens once, by the entry's reference. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'back-office': async ({ applicationId, payload }) => {
    if (applicationId) await runBackOffice(applicationId, payload, deps)
  },
  message: (item) => messageApplicant(item, deps),
  'apply-again': (item) => remindOfApplying(item, deps),
  contest: (item) => followContest(item, deps),
  'decision-letter': (item) => sendLetter(item, deps),
  'late-code': (item) => sendLateCode(item, deps),
  'terms-copy': (item) => sendTermsCopy(item, deps),
  'mobile-check': async ({ applicationId }) => {
    if (applicationId) await checkMobileLater(applicationId, deps)
  },
  'liability-details': (item) => noteLiabilities(item, deps),
  reminder: (item) => remind(item, deps),
  'continue-link': (item) => sendRequestedLink(item, deps),
  'answers-copy': (item) => sendAnswersCopy(item, deps),
  'close-applications': () => closeExpired(deps),
  'erase-application': (item) => eraseApplication(item, deps),
  'erase-ended': () => eraseEnded(deps),
  'erase-files': ({ applicationId }) => eraseAllFiles(applicationId, deps),
  'sweep-files': () => sweepFiles(deps),
  'whatsapp-consent': (item) => tellWhatsApp(item, deps),
  'mobile-banking': (item) => switchMobileBanking(item, deps),
  'ended-consent': (item) => lookAtEndedConsent(item, deps),
  'card-activation': (item) => followActivation(item, deps),
  'retailer-status': (item) => tellRetailer(item, deps),
  'prepared-messages': (item) => sendPrepared(item, deps),
  'telecaller-told': (item) => passOnToTelecaller(item, deps),
  'close-case': (item) => closeCase(item, deps),
  'cancel-analysis': (item) => cancelAnalysis(item, deps),
  'look-at-statement': (item) => lookAtStatement(item, deps),
  'call-booked': (item) => confirmCall(item, deps),
  'call-reminder': (item) => remindOfCall(item, deps),
  'desk-opens': (item) => tellOfOpening(item, deps),
  'hand-off-link': (item) => sendHandOffLink(item, deps),
  'leave-queue': (item) => leaveQueue(item, deps),
})

/** How often a kind is tried, if different from the queue's default. */
export const jobRetries: Readonly<Partial<Record<JobKind, Retrying>>> = {
  // For the lifetime of a code.
  'late-code': { attempts: 20, delaySeconds: 5, longestDelaySeconds: 20 },
}

async function noteLiabilities(
  { reference, applicationId, payload: { crn } }: Job<'liability-details'>,
  { systems }: Deps,
): Promise<void> {
  if (!applicationId) return
  const answer = await systems.coreBank.liabilityDetails({
    crn,
    applicationReferenceNo: applicationId,
    reference: gatewayReference(applicationId, reference),
  })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error('core banking is away')
}

/** A system that was sent the application for review need not go on with it. One that has no such case is as well. */
async function closeCase(
  { reference, applicationId, payload: { host } }: Job<'close-case'>,
  { systems }: Deps,
): Promise<void> {
  if (!applicationId) return
  const answer = await systems[host].close({
    applicationReferenceNo: applicationId,
    reference: gatewayReference(applicationId, reference),
  })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error(`${host} is away`)
}

async function leaveQueue(
  { applicationId, payload: { ticket } }: Job<'leave-queue'>,
  { systems }: Deps,
): Promise<void> {
  if (!applicationId) return
  const result = await systems.videoKyc.leave({ ticket, reference: leavingReference(applicationId, ticket) })
  if (result.kind === 'unavailable' || result.kind === 'unknown') throw new Error('the video desk is away')
}
