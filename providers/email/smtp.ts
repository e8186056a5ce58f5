import { noSuchReference, type ProviderResult } from '../provider-result.ts'
import { guardHost, type BreakerState } from '../resilience.ts'
import type { AroundRequest, CallReport } from '../transport.ts'
import type { Email, EmailMessage } from './port.ts'
import { deliverBySmtp, type MailServer } from './smtp-delivery.ts'
import { isOneAddress, type Sender } from './sender.ts'
import { composeMessage, messageIdOf } from './smtp-message.ts'

/** What became of a message: taken, or refused with this code. */
export type MailOutcome = { kind: 'taken' } | { kind: 'refused'; code: string }

/**
 * A mail server can't be asked about a reference, so we remember ourselves: before a message is handed over, and what came
 * of it. A message that was begun and never settled may have gone out; it is not sent again.
 */
export interface MailLedger {
  /** `fresh`: it is this caller's to send. Of callers at the same moment one gets that. */
  begin: (reference: string) => Promise<'fresh' | 'unsettled' | MailOutcome>
  settle: (reference: string, outcome: MailOutcome) => Promise<void>
  /** The server certainly has not taken it: it may be begun once more. */
  forget: (reference: string) => Promise<void>
  look: (reference: string) => Promise<'unsettled' | MailOutcome | undefined>
}

export interface SmtpSettings {
  url: string
  from: Sender
  ledger: MailLedger
  now: () => Date
  ca?: string
  timeoutMs?: number
  totalMs?: number
  breakerMs?: number
  onCall?: (call: CallReport) => void
  aroundRequest?: AroundRequest | undefined
  /** How many ms whoever asks has left, if that is limited. */
  timeLeft?: (() => number | undefined) | undefined
}

export interface SmtpEmail {
  email: Email
  /** The longest that a message may take to be handed over or given up, in ms. */
  longestMs: number
  breaker: () => BreakerState
}

type Sent = ProviderResult<{ messageId: string }>

/** The email port over SMTP: one message for each reference. */
export function emailOverSmtp(settings: SmtpSettings): SmtpEmail {
  const { from, ledger, now, timeoutMs = 4000, totalMs = 8000, breakerMs = 5000, onCall, aroundRequest } = settings
  const server: Omit<MailServer, 'totalMs'> = { url: settings.url, ca: settings.ca, timeoutMs }
  const { guarded, state } = guardHost({
    totalMs: totalMs + timeoutMs,
    timeoutMs: totalMs,
    concurrency: 16,
    breakerMs,
    timeLeft: settings.timeLeft,
  })
  const underWay = new Map<string, Promise<Sent>>()

  const resultOf = (reference: string, kept: 'unsettled' | MailOutcome, ms: number): Sent =>
    kept === 'unsettled'
      ? { kind: 'unknown', reference }
      : kept.kind === 'refused'
        ? { kind: 'refused', code: kept.code }
        : { kind: 'answered', value: { messageId: messageIdOf(reference, from) }, ms }

  async function handOver(message: EmailMessage, reference: string): Promise<Sent> {
    // Without our own memory of it nothing is sent.
    const kept = await ledger.begin(reference).catch(() => undefined)
    if (kept === undefined) return { kind: 'unavailable' }
    if (kept !== 'fresh') return resultOf(reference, kept, 0)
    const started = performance.now()
    const content = await composeMessage(message, { reference, from, at: now() })
    const letter = { from: from.address, to: message.to, content }
    const deliver = (withinMs: number) => deliverBySmtp({ ...server, totalMs: withinMs }, letter)
    const { reply, attempts } = await guarded(true, (withinMs) =>
      aroundRequest ? aroundRequest({ system: 'email', path: '/smtp' }, () => deliver(withinMs)) : deliver(withinMs),
    )
    const ms = Math.round(performance.now() - started)
    const outcome: MailOutcome | undefined =
      reply.kind === 'success'
        ? { kind: 'taken' }
        : reply.kind === 'refusal'
          ? { kind: 'refused', code: reply.code }
          : undefined
    const isUnknown = reply.kind === 'fault' && reply.happened === 'perhaps'
    // What can't be written down stays unsettled, and so is not sent again.
    if (outcome) await ledger.settle(reference, outcome).catch(() => undefined)
    else if (!isUnknown) await ledger.forget(reference).catch(() => undefined)
    const result: Sent = outcome
      ? resultOf(reference, outcome, ms)
      : isUnknown
        ? { kind: 'unknown', reference }
        : { kind: 'unavailable' }
    const fault = reply.kind === 'fault' ? reply.name : undefined
    onCall?.({ system: 'email', path: '/smtp', outcome: result.kind, attempts, ms, fault })
    return result
  }

  async function send({ reference, ...message }: EmailMessage & { reference: string }): Promise<Sent> {
    if (!isOneAddress(message.to)) return { kind: 'refused', code: 'ADDRESS_BLOCKED' }
    const already = underWay.get(reference)
    if (already) return already
    const sending = handOver(message, reference)
    underWay.set(reference, sending)
    try {
      return await sending
    } finally {
      underWay.delete(reference)
    }
  }

  async function byReference(reference: string): Promise<Sent> {
    const already = underWay.get(reference)
    if (already) return already
    try {
      const kept = await ledger.look(reference)
      return kept === undefined ? { kind: 'refused', code: noSuchReference } : resultOf(reference, kept, 0)
    } catch {
      return { kind: 'unavailable' }
    }
  }

  return {
    email: { send: Object.assign(send, { byReference }) },
    longestMs: totalMs + timeoutMs,
    breaker: state,
  }
}
