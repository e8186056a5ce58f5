import type { CallState, IdentityDocument, Judged, Reasons, Verdict } from './call.ts'
import type { SignedIn } from './sign-in.ts'
import type { Role } from './desk-data.ts'
import type { Evidence, EvidenceItem } from './evidence/evidence.ts'
import type { ChainLink } from './recordings/recording-chain.ts'
import type { RecordingState, RecordingSummary } from './recordings/recording-state.ts'
import type { AskedQuestion } from './session-script.ts'
import type { Subject } from './subject.ts'

export type { RecordingSummary } from './recordings/recording-state.ts'

// What the desk's page is told, as JSON under /desk/api.

export interface StaffView {
  badge: string
  name: string
  roles: readonly Role[]
}

export interface SignInView {
  token: string
  person: SignedIn
}

export type DeviceCheck = Readonly<Record<string, 'ok' | 'failed' | 'unknown'>>

export interface WaitingView {
  call: string
  place: number
  name: string
  mobile: string
  language: string
  waitingSeconds: number
  device: DeviceCheck
  note?: string | undefined
  /** A call that dropped and whose applicant is back, or a slot that was booked (ISO). */
  bookedFor?: string | undefined
}

export interface QueueView {
  /** `scripted`: the sandbox's own agent takes the calls; nobody at the desk is needed. */
  desk: 'scripted' | 'people'
  waiting: WaitingView[]
  /** The call that this agent has taken and not judged. */
  own?: string | undefined
}

export interface EventView {
  at: string
  by: string
  what: string
  detail?: string | undefined
  session: number
}

export interface CallView {
  call: string
  state: CallState
  session: number
  agent?: { name: string; badge: string } | undefined
  language: string
  device: DeviceCheck
  note?: string | undefined
  /** Stands for the Aadhaar; to be compared with its scan in the archive. */
  identityDocument?: IdentityDocument | undefined
  subject: Subject
  questions: AskedQuestion[]
  liveness: { id: string; text: string }[]
  evidence: Evidence
  missing: EvidenceItem[]
  judged?: Judged | undefined
  returned?: { by: string; reason: string } | undefined
  recordings: RecordingSummary[]
  /** Of this session. */
  recording: RecordingState
  /** Those that the person who sees this has to play before confirming the result. */
  unplayed: string[]
  log: EventView[]
  /** Somebody but the desk has written the log. */
  logAltered: boolean
  reasons: Readonly<Record<keyof Reasons, readonly { code: string; text: string }[]>>
}

export interface AuditRow {
  call: string
  name: string
  agent: string
  /** An auditor never judges the own call. */
  own: boolean
  endedAt: string
  state: CallState
  verdict?: Verdict | undefined
}

export interface RecordingStart {
  recording: string
  keptUntil: string
  /** Where it goes: to the desk in parts under this key (base64 of 256 bits), or to the bank's media server. */
  to: { by: 'parts'; key: string } | { by: 'mediaServer' }
}

/** The description of a connection with the media server, for a browser or from it. */
export interface MediaDescription {
  sdp: string
}

/** What an auditor needs to play a recording. */
export interface RecordingKey {
  key: string
  links: ChainLink[]
}
