import type { Logged } from './call-log.ts'

/** Who works at the desk. */
export interface Member {
  badge: string
  name: string
}

/**
 * - `waiting`: in the queue.
 * - `ringing`: an agent has taken the call, the applicant is not in the room yet.
 * - `inCall`: both have been in the room in this session, or the scripted agent is talking.
 * - `dropped`: one of them is gone; the next session begins when both are back.
 * - `ended`: the agent has hung up and owes the verdict.
 * - `audit`: the verdict waits for an auditor.
 * - `confirmed`: the verdict counts.
 * - `left`: over without a verdict; `leftBecause` says why.
 */
export type CallState = 'waiting' | 'ringing' | 'inCall' | 'dropped' | 'ended' | 'audit' | 'confirmed' | 'left'

export type Verdict = 'approved' | 'accepted' | 'refer' | 'decline'

/** Codes of the desk's lists of reasons: about the applicant, and about the call. */
export interface Reasons {
  business: readonly string[]
  technical: readonly string[]
}

export interface Judged extends Reasons {
  verdict: Verdict
  note: string
  /** The agent. */
  by: Member
  /** ISO. */
  at: string
  /** The session that it was reached in. */
  session: number
}

export type LeftBecause = 'applicantLeft' | 'missed' | 'notBack'

/** Stands for the Aadhaar; its scan is in the bank's archive under `documentKey`. */
export interface IdentityDocument {
  docType: 'DrivingLicence' | 'Passport'
  documentKey?: string | undefined
  /** yyyy-MM-dd */
  validUntil?: string | undefined
}

/** What the journey told about the applicant when it asked for a place. */
export interface Asked {
  applicationId: string
  mobileNumber: string
  customerName: string
  language: string
  vaultKey?: string | undefined
  identityDocument?: IdentityDocument | undefined
  agentNote?: string | undefined
  bookedFor?: string | undefined
  udc: Readonly<Record<string, 'ok' | 'failed' | 'unknown'>>
}

/** One ticket, from the queue to the confirmed verdict. Only `step` makes another one of it. */
export interface DeskCall {
  ticket: string
  room: string
  asked: Asked
  /** Order in which tickets were taken. */
  number: number
  /** By the machine's clock in ms: the scripted agent's time runs by it, whatever the dialled clock says. */
  tookTicketAt: number
  /** ISO; a ticket that still waits then is void. */
  expiresAt: string
  state: CallState
  agent?: Member | undefined
  /** One more each time that a session broke. */
  session: number
  /** Who is in the room. */
  here: { applicant: boolean; agent: boolean }
  /** When it came to this state, or when somebody went away (ms). */
  since: number
  judged?: Judged | undefined
  /** Why the auditor gave it back, while the agent owes another verdict. */
  sentBack?: { by: Member; reason: string } | undefined
  leftBecause?: LeftBecause | undefined
  /** Since when nothing changes any more, by the machine's clock in ms. */
  overSince?: number | undefined
  log: readonly Logged[]
  /** The desk's signature under the log's latest entry, and with it under all. */
  logSeal?: string | undefined
}

/** The verdict is being worked on: the applicant waits for it. */
export const isVerdictDue = ({ state }: DeskCall): boolean => state === 'ended' || state === 'audit'

/** Nothing changes any more. */
export const isOver = ({ state }: DeskCall): boolean => state === 'confirmed' || state === 'left'

/** What the journey is told: a verdict only once an auditor has confirmed it. */
export function customerStatusOf({ state, judged }: DeskCall) {
  switch (state) {
    case 'dropped':
      return 'inCall' as const
    case 'audit':
    case 'left':
      return 'ended' as const
    case 'confirmed':
      return judged?.verdict ?? ('ended' as const)
    default:
      return state
  }
}
