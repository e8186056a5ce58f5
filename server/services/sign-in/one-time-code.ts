import type { Deps } from '../../compose.ts'
import type { ChallengePurpose } from '../../store/challenge-records.ts'
import { limitCodes } from './code-limit.ts'
import { lateCodeEntry, sendCodeOf, type CodeMessage } from './late-code.ts'

export interface CodeSent {
  /** `late`: the gateway is down, the code follows. `unsure`: it may be on its way. */
  delivery: 'sent' | 'late' | 'unsure'
  resendInSeconds: number
  expiresInSeconds: number
}

export type Sending =
  | ({ kind: 'sent' } & CodeSent)
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'tooSoon'; retryAfterSeconds: number }
  /** The codes, or the wrong entries, that one may have. */
  | { kind: 'spent'; until: string }
  /** The gateway sends nothing there. */
  | { kind: 'undeliverable' }

export type Entry =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'dead' }
  | { kind: 'spent'; until: string }

interface Target {
  purpose: ChallengePurpose
  target: string
  /** The target was read from a link, not typed (challenge-records.ts). */
  byLink?: boolean | undefined
  /** Thumbprint of the envelope key: a code works only in the browser that asked for it. */
  browser: string
  at: number
  /** The client's address, which has a limit of its own beside the target's. */
  ip: string
}

/** When a gateway that was down is tried again. */
const tryAgainMs = 3000

const iso = (ms: number): string => new Date(ms).toISOString()
const secondsUntil = (ms: number, at: number): number => Math.max(0, Math.ceil((ms - at) / 1000))

/** Creates a code and sends it: by SMS, by voice, or by email. The limits are in the store (T3, T4). */
export async function sendCode(
  target: Target,
  message: { template: string; language: string; voice?: boolean },
  deps: Deps,
): Promise<Sending> {
  const { at, ip } = target
  const retryAfterSeconds = await limitCodes(ip, at, deps)
  if (retryAfterSeconds !== undefined) return { kind: 'limited', retryAfterSeconds }
  const asked = await deps.store.challenges.request({ ...target, limits: deps.masterData().policy })
  if (asked.kind === 'tooSoon') return { kind: 'tooSoon', retryAfterSeconds: secondsUntil(asked.retryAt, at) }
  if (asked.kind !== 'created') return { kind: 'spent', until: iso(asked.until) }
  const { template, language } = message
  const channel = target.purpose === 'email' ? 'email' : message.voice ? 'voice' : 'sms'
  const code: CodeMessage = { template, language, channel, to: target.target }
  const delivery = await sendCodeOf({ ...asked, at }, code, deps)
  if (delivery === 'refused') {
    await deps.store.challenges.withdraw(asked.id)
    return { kind: 'undeliverable' }
  }
  // Not reached: it is sent as soon as the gateway is back, and another one may be requested immediately.
  if (delivery === 'late') await deps.store.challenges.release(asked.id)
  if (delivery !== 'sent') await deps.store.outbox.add({ ...lateCodeEntry(asked.id, code), dueAt: at + tryAgainMs, at })
  return {
    kind: 'sent',
    delivery,
    resendInSeconds: delivery === 'late' ? 0 : secondsUntil(asked.resendAt, at),
    expiresInSeconds: secondsUntil(asked.expiresAt, at),
  }
}

interface Entered extends Omit<Target, 'ip'> {
  code: string
  transactionId: string
  /** The application for the audit: the one that is held, or else the open one of this mobile number. */
  about: { applicationId: string; sessionId: string } | { mobileNumber: string }
}

/** Checks an entered code. Wrong ones and locks are written to the audit. */
export async function checkCode(
  entered: Entered,
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<Entry> {
  const { purpose, at, about, ...rest } = entered
  const attempt = await store.challenges.attempt({ ...rest, purpose, at, limits: masterData().policy })
  if (attempt.kind === 'wrong' || attempt.kind === 'locked')
    await store.audit.append({
      what: attempt.kind === 'wrong' ? 'code-wrong' : 'code-locked',
      detail: { purpose, ...(attempt.kind === 'wrong' && { triesLeft: attempt.triesLeft }) },
      ...('mobileNumber' in about ? { applicationId: await store.applications.openOf(about.mobileNumber) } : about),
      at,
    })
  switch (attempt.kind) {
    case 'right':
      return { kind: 'right' }
    case 'none':
      return { kind: 'dead' }
    case 'locked':
      return { kind: 'spent', until: iso(attempt.until) }
    case 'wrong':
      return attempt
  }
}
