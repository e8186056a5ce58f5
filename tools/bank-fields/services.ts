import type { Application } from '@card-journey/journey/application/application.ts'
import { recordUpTo } from '@card-journey/journey/flow/sample-records.ts'
import { applicationDetails } from '@card-journey/server/routes/apps/applicationDetails.ts'
import { dedupeWithMOBAndDOB } from '@card-journey/server/routes/apps/dedupeWithMOBAndDOB.ts'
import { receivePiece } from '@card-journey/server/services/documents/receive.ts'
import { askForCopy } from '@card-journey/server/services/answers/answers-copy.ts'
import { askBureaus } from '@card-journey/server/services/credit/bureau.ts'
import { decide } from '@card-journey/server/services/credit/decision.ts'
import { consentToStatement } from '@card-journey/server/services/documents/statement.ts'
import { closeIfExpired } from '@card-journey/server/services/life/closing.ts'
import { eraseEnded } from '@card-journey/server/services/life/erase-ended.ts'
import { evidenceEndsAt } from '@card-journey/server/store/remove-evidence.ts'
import { afterSilence } from '@card-journey/server/services/life/existing-customer-steps.ts'
import { lookBecausePageOpen } from '@card-journey/server/services/life/page-look.ts'
import { lookBecauseNotified } from '@card-journey/server/services/life/notified-look.ts'
import { checkCode } from '@card-journey/server/services/sign-in/one-time-code.ts'
import { sendRule } from '@card-journey/server/store/challenge-rules.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import { reminding } from '@card-journey/journey/rules/life/reminder.ts'
import { askForLink } from '@card-journey/server/services/messages/ask-for-link.ts'
import { sendRequestedLink } from '@card-journey/server/services/messages/continue-link.ts'
import { sendMessage, type Message } from '@card-journey/server/services/messages/send-message.ts'
import { factSources } from '@card-journey/server/services/step/ask-facts.ts'
import { unlistedAnswers } from '@card-journey/server/services/step/unlisted-answers.ts'
import { outdatedConsents } from '@card-journey/server/services/consent/consents.ts'
import { workDetails } from '@card-journey/journey/steps/work/work-details/form.ts'
import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import { around, noon, now, today, type Answers } from './outside.ts'
import type { Observer } from './pages.ts'

export const applicant = recordUpTo('home-address', 'NTB')

/** What the store is asked when somebody enters a code: with which limits it counts. */
export const codeEntered: Observer = async (master) => {
  const { deps, asked } = around(master, { 'challenges.attempt': { kind: 'right' } })
  const about = { mobileNumber: '9876543210' }
  const entered = {
    purpose: 'mobile',
    target: '9876543210',
    browser: 'b',
    code: '1',
    transactionId: 't',
    about,
    at: noon,
  }
  await checkCode(entered as never, deps)
  const [, [{ limits }]] = asked[0] as [string, [{ limits: MasterData['policy'] }]]
  return limits.attempts
}

/** Whether another code may be sent nine minutes after those, and when the next one may. */
export const codeAllowed =
  (sentAt: readonly string[]): Observer =>
  ({ policy }) =>
    sendRule({ sends: sentAt.map((at) => Date.parse(at)) }, noon + 9 * 60_000, policy)

/** What a service finds out for an action (server/services/step/ask-facts.ts). */
export const fact =
  (need: keyof typeof factSources, answers: Readonly<Record<string, string>> = {}): Observer =>
  (master) => {
    const { deps } = around(master, { 'coreBank.dedupeByPan': answered({ customer: true, registeredMobile: false }) })
    const row = { screen: 'home-address', action: 'submit' }
    const asking = { application: applicant, applicationId: 'a', transactionId: 't', at: noon, row, answers, today }
    return factSources[need](asking as never, deps)
  }

/** What the rules engine is asked, and what becomes of a rejection that it answers. */
export const decision = (more: Partial<Application> = {}, rejectCode = 'SR01'): Observer =>
  decided({ systemDecision: 'reject', rejectCode }, more)

/** The same for an approval with a limit. */
export const approval: Observer = decided({
  systemDecision: 'approve',
  incomeDocRequired: 'N',
  computedFinalLimit: '90000',
})

function decided(said: Readonly<Record<string, string>>, more: Partial<Application> = {}): Observer {
  return async (master) => {
    const answer = answered(said)
    const { deps, asked } = around(master, {
      ...ownReference,
      ...consented,
      'limits.takeOnce': { kind: 'taken', left: 1 },
      'bureau.pull': answered({ found: true, addresses: [], score: 700 }),
      'decision.decide': answer,
    })
    return [await decide({ ...applicant, ...more }, 'a', {}, { at: noon, now, today }, deps), asked]
  }
}

/** What the store is asked before a person's credit report is. */
export const bureauEnquiry: Observer = async (master) => {
  const { deps, asked } = around(master, {
    ...consented,
    'limits.takeOnce': { kind: 'spent' },
  })
  await askBureaus(applicant, 'a', { at: noon, today }, deps)
  return asked
}

/** What the store is asked when somebody wants a copy of the own answers. */
export const copyAsked: Observer = async (master) => {
  const [{ emailId = '' }] = applicant.applicantDetails
  const { deps, asked } = around(master, { 'limits.take': { allowed: false } })
  const application = { ...applicant, facts: { ...applicant.facts, email: { verified: emailId, at: now } } }
  const held = { application, stored: { id: 'a' }, at: noon, today }
  await askForCopy(held as never, { language: 'en', transactionId: 't' }, deps)
  return asked
}

/** What the store is asked when an upload begins. */
export const uploadBegun: Observer = async (master) => {
  const { deps, asked } = around(master, { 'limits.take': { allowed: false } })
  const place = { applicationId: 'a', uploadId: 'u', kind: 'SALARY_SLIP', month: '2026-10', page: 1 } as const
  await receivePiece(
    { ...place, size: 9, sha256: '', offset: 0, content: Buffer.from('beginning'), at: noon },
    () => undefined,
    deps,
  )
  return asked
}

/** The addresses that a person's credit report leaves. */
export const bureauReport: Observer = async (master) => {
  const place = { city: 'Bengaluru', state: 'Karnataka', pincode: '560001', type: 'PRIMARY' }
  const addresses = [
    { ...place, text: '12 Lake Road Indiranagar Bengaluru', reportedDate: '2026-11-01' },
    { ...place, text: '14 Hill Road Indiranagar Bengaluru', reportedDate: '2026-02-01' },
  ]
  const { deps } = around(master, {
    ...ownReference,
    ...consented,
    'limits.takeOnce': { kind: 'taken', left: 1 },
    'bureau.pull': answered({ found: true, addresses, score: 700 }),
  })
  return askBureaus(applicant, 'a', { at: noon, today }, deps)
}

/** Whether an application that was last saved a number of days ago is closed. */
export const closing =
  (days: number, more: Partial<Application> = {}): Observer =>
  (master) => {
    const stored = { id: 'a', document: { ...applicant, ...more }, version: 1, updatedAt: noon - days * 86_400_000 }
    const { deps } = around(master, { 'applications.close': true })
    return closeIfExpired({ ...stored, state: 'open' } as never, noon, deps)
  }

/** What follows the closing of an unfinished application of which nobody was told: the message, and when it is erased. */
export const erasing: Observer = async (master) => {
  const stored = { id: 'a', document: applicant, version: 1, updatedAt: noon - 200 * 86_400_000, state: 'open' }
  const { deps, asked } = around(master, { 'applications.close': true, 'outbox.add': true })
  await closeIfExpired(stored as never, noon, deps)
  return asked
}

/** Which ended applications are erased. */
export const endedErased: Observer = async (master) => {
  const { deps, asked } = around(master, { 'applications.ended': [] })
  await eraseEnded(deps)
  return asked
}

/** From when on evidence is removed. */
export const evidenceEnds: Observer = ({ policy }) => evidenceEndsAt(policy, noon)

/** What follows a host's notification that an application has moved on. */
export const notified: Observer = async (master) => {
  const { deps, asked } = around(master, {
    'applications.read': { document: { completedScreen: 'CRM_PUSH', facts: {} } },
    'outbox.add': true,
  })
  await lookBecauseNotified('a', deps)
  return asked
}

/** What follows from the page of an application under review. */
export const pageOpen: Observer = async (master) => {
  const { deps, asked } = around(master, { 'outbox.add': true })
  await lookBecausePageOpen('a', recordUpTo('CRM_PUSH', 'NTB'), noon, deps)
  return asked
}

/** What becomes of an existing customer's order whose host has been silent for half an hour. */
export const silentHost: Observer = ({ policy }) =>
  afterSilence(recordUpTo('LOS_PUSH', 'ETB'), 30 * 60_000, now, policy.backOfficeLooks.unknownAfterMinutes)

/** What becomes of the reminder of an application that was left at noon, so many hours later. */
export const reminderAt =
  (hours: number): Observer =>
  ({ policy }) =>
    reminding(applicant, { sent: 0, lastSeenAt: noon, off: false }, noon + hours * 3_600_000, policy.reminders)

/** What the store and the gateway are asked for a link on request. */
export const linkAsked: Observer = async (master) => {
  const { deps, asked } = around(master, {
    'applications.read': { id: 'a', state: 'open', document: applicant },
    'links.create': 'token',
    'sms.send': answered({}),
  })
  const config = { publicUrl: 'https://bank.example' }
  const job = { kind: 'continue-link', reference: 'r', applicationId: 'a', payload: { language: 'en' } } as const
  await sendRequestedLink({ ...job, attempt: 1, last: false }, { ...deps, config } as never)
  return asked
}

/** How many links an applicant may ask for. */
export const linkAllowed: Observer = async (master) => {
  const { deps, asked } = around(master, { 'limits.take': { allowed: true }, 'outbox.add': true })
  const held = { application: applicant, stored: { id: 'a' }, session: { mobileNumber: '9876543210' }, at: noon }
  await askForLink(held as never, { language: 'en', transactionId: 't' }, deps)
  return asked
}

/** What is recorded when somebody agrees to share a bank statement. */
export const statementConsent: Observer = async (master) => {
  const { deps } = around(master, {
    ...ownReference,
    'documentAnalysis.initiate': answered({ transactionId: 't' }),
  })
  const held = { application: applicant, stored: { id: 'a' }, at: noon, now, today }
  const consent = { code: 'STATEMENT', version: versionOf('STATEMENT'), timestamp: now, value: 'Y' } as const
  return consentToStatement(held as never, consent, 'en', deps)
}

/** What gateways get of a message. */
export const message =
  (given: Omit<Message, 'to' | 'reference' | 'language'>): Observer =>
  async (master) => {
    const { deps, asked } = around(master, {
      'sms.send': answered({}),
      'email.send': answered({}),
      'whatsapp.send': answered({}),
    })
    await sendMessage(deps, { ...given, to: '9876543210', language: 'en', reference: 'r' })
    return asked
  }

/** A proven number asks for its application: what it is answered, and what the store is asked. */
export const login =
  (more: Partial<Application>): Observer =>
  async (master) => {
    const document = { ...applicant, ...more }
    const [{ mobileNumber }] = document.applicantDetails
    const found = { id: 'a', document, version: 1, state: 'open', updatedAt: noon }
    const { deps, asked } = around(master, {
      'applications.byMobile': [found],
      'applications.take': { kind: 'held', until: noon },
    })
    const incoming = { request: { applicationIdParams: 'Y' }, session: { id: 's', mobileNumber }, at: noon, today }
    return [await applicationDetails.handle(incoming as never, deps), asked]
  }

/** A customer of another journey: where they are sent. */
export const customersUrl =
  (productCode: string): Observer =>
  (master) => {
    const { deps } = around(master, {
      'coreBank.dedupeByMobile': answered({ customers: [], etbFlow: false, customerKnown: true }),
    })
    const request = { mobileNumber: '9876543210', requestId: 'r', productCode }
    return dedupeWithMOBAndDOB.handle({ request, session: { mobileNumber: '9876543210' } } as never, deps)
  }

/** Answers of work-details whose code is not in the bank's list. */
export const listed =
  (answers: Readonly<Record<string, string>>): Observer =>
  (master) =>
    unlistedAnswers(workDetails, answers, master)

/** A consent under the version that the shipped bank shows. */
export const consentGiven =
  (code: 'BUREAU'): Observer =>
  (master) =>
    outdatedConsents([{ code, version: versionOf(code), value: 'Y' }], master)

export const answered = (value: unknown) => ({ kind: 'answered', value, ms: 1 })

const consented: Answers = { 'consents.of': [{ code: 'BUREAU', value: 'Y' }] }
const ownReference: Answers = { 'providerCalls.begin': { fresh: true, reference: 'r' } }
