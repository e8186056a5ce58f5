import type { DeskCall, Judged, LeftBecause, Member } from './call.ts'
import { logged, type Entry } from './call-log.ts'
import { saysYes, type RecordingState } from './recordings/recording-state.ts'

/** What can happen to a call. `by` is who does it. */
export type Step =
  | { kind: 'take'; by: Member }
  | { kind: 'join'; side: Side }
  /** The line is gone without a word. */
  | { kind: 'drop'; side: Side }
  /** The applicant gives the call up. */
  | { kind: 'leave' }
  | { kind: 'end'; by: Member }
  /** `missing`: evidence that this session has not shown. `recording`: what there is of it, where people talk. */
  | { kind: 'judge'; by: Member; judgement: Judgement; missing: readonly string[]; recording?: RecordingState }
  /** `unplayed`: recordings that the auditor has yet to play. `saving`: one is still on its way. */
  | { kind: 'confirm'; by: Member; unplayed?: readonly string[]; saving?: boolean }
  | { kind: 'sendBack'; by: Member; reason: string }
  /** For the log alone: evidence, prompts, a gap in the recording. */
  | { kind: 'note'; by: string; what: string; detail?: string | undefined }
  /** Time passes. */
  | { kind: 'wait' }

export type Side = 'applicant' | 'agent'
export type Judgement = Pick<Judged, 'verdict' | 'business' | 'technical' | 'note'>

type RecordingRefusal = 'NOT_RECORDED' | 'RECORDING_SAVING' | 'RECORDING_ALTERED' | 'GAP_UNEXPLAINED'

export type Refused =
  /** The call is in another state. */
  | 'NOT_NOW'
  /** Another agent's call. */
  | 'NOT_YOURS'
  /** You can’t audit your own call. */
  | 'OWN_CALL'
  | 'EVIDENCE_MISSING'
  | RecordingRefusal
  | 'REASON_MISSING'
  /** The auditor has not played the recording. */
  | 'NOT_PLAYED'

/** How long an applicant has to come in, how long either may be gone, and how long a ticket waits. */
export interface Patience {
  ringSeconds: number
  returnSeconds: number
  ticketSeconds: number
}

/** When a ticket that waits from now is void, ISO. */
export const expiryOf = (at: number, { ticketSeconds }: Patience): string =>
  new Date(at + ticketSeconds * 1000).toISOString()

export type Stepped = { call: DeskCall } | { refuse: Refused }

/** What becomes of a call; `at`: now, by the bank's clock in ms. Nothing else changes a call. */
export function step(call: DeskCall, happening: Step, at: number, patience: Patience): Stepped {
  const refuse = (code: Refused): Stepped => ({ refuse: code })
  const { state, agent, here } = call
  switch (happening.kind) {
    case 'take':
      if (state !== 'waiting') return refuse('NOT_NOW')
      return to(call, { state: 'ringing', agent: happening.by }, { by: happening.by.badge, what: 'taken' }, at)
    case 'join':
      return join(call, happening.side, at)
    case 'drop':
      return here[happening.side] ? drop(call, happening.side, at) : { call }
    case 'leave':
      if (!['waiting', 'ringing', 'inCall', 'dropped'].includes(state)) return { call }
      return over(call, 'applicantLeft', 'applicant', at)
    case 'end':
      if (agent?.badge !== happening.by.badge) return refuse('NOT_YOURS')
      if (state !== 'inCall' && state !== 'dropped') return refuse('NOT_NOW')
      return to(call, { state: 'ended', here: nobody }, { by: agent.badge, what: 'ended' }, at)
    case 'judge':
      return judge(call, happening, at)
    case 'confirm':
    case 'sendBack':
      return audit(call, happening, at)
    case 'note': {
      const { by, what, detail } = happening
      // What becomes of a recording is noted after the call, too.
      if ((state === 'confirmed' || state === 'left') && !what.startsWith('recording')) return refuse('NOT_NOW')
      return { call: { ...call, log: logged(call.log, { by, what, detail, session: call.session }, at) } }
    }
    case 'wait':
      return wait(call, at, patience)
  }
}

const nobody = { applicant: false, agent: false }

function to(call: DeskCall, change: Partial<DeskCall>, entry: Omit<Entry, 'session'>, at: number): Stepped {
  const changed = { ...call, since: at, ...change }
  return { call: { ...changed, log: logged(call.log, { ...entry, session: changed.session }, at) } }
}

const over = (call: DeskCall, leftBecause: LeftBecause, by: string, at: number): Stepped =>
  to(call, { state: 'left', leftBecause, here: nobody }, { by, what: 'left', detail: leftBecause }, at)

/** Whoever comes in again has been away, also when nobody saw it: the session that they had is over. */
function join(call: DeskCall, side: Side, at: number): Stepped {
  if (!['ringing', 'inCall', 'dropped'].includes(call.state)) return { refuse: 'NOT_NOW' }
  const before = call.here[side] ? drop(call, side, at).call : call
  const here = { ...before.here, [side]: true }
  const by = side === 'agent' ? (before.agent?.badge ?? 'desk') : 'applicant'
  const complete = here.applicant && here.agent
  const since = complete || before.state === 'ringing' ? {} : { since: before.since }
  return to(before, { here, ...(complete && { state: 'inCall' }), ...since }, { by, what: 'joined' }, at)
}

/** A session that both were in is over when one of them goes; there is one new session, whoever else goes meanwhile. */
function drop(call: DeskCall, side: Side, at: number): { call: DeskCall } {
  const here = { ...call.here, [side]: false }
  const by = side === 'agent' ? (call.agent?.badge ?? 'desk') : 'applicant'
  const broke = call.state === 'inCall'
  const change: Partial<DeskCall> = broke ? { state: 'dropped', session: call.session + 1 } : { since: call.since }
  const log = logged(call.log, { by, what: 'dropped', session: call.session }, at)
  return { call: { ...call, since: at, ...change, here, log } }
}

/** Verdicts that say no, or not yet, need a reason; one that says yes needs the evidence, and the recording first of all. */
function judge(call: DeskCall, happening: Extract<Step, { kind: 'judge' }>, at: number): Stepped {
  const { by, judgement, missing, recording } = happening
  if (call.agent?.badge !== by.badge) return { refuse: 'NOT_YOURS' }
  if (call.state !== 'ended') return { refuse: 'NOT_NOW' }
  const { verdict, business, technical } = judgement
  const unrecorded = saysYes(verdict) && recording ? refusalOf(recording, judgement.note) : undefined
  if (unrecorded) return { refuse: unrecorded }
  if (saysYes(verdict) && missing.length > 0) return { refuse: 'EVIDENCE_MISSING' }
  if (!saysYes(verdict) && business.length + technical.length === 0) return { refuse: 'REASON_MISSING' }
  const judged = { ...judgement, by, at: new Date(at).toISOString(), session: call.session }
  const detail = [verdict, ...business, ...technical].join(' ')
  return to(call, { state: 'audit', judged, sentBack: undefined }, { by: by.badge, what: 'judged', detail }, at)
}

function refusalOf(recording: RecordingState, note: string): RecordingRefusal | undefined {
  switch (recording) {
    case 'none':
      return 'NOT_RECORDED'
    case 'saving':
      return 'RECORDING_SAVING'
    case 'altered':
      return 'RECORDING_ALTERED'
    case 'gap':
      return note.trim() === '' ? 'GAP_UNEXPLAINED' : undefined
    case 'whole':
      return undefined
  }
}

function audit(call: DeskCall, happening: Extract<Step, { kind: 'confirm' | 'sendBack' }>, at: number): Stepped {
  const { by } = happening
  if (call.agent?.badge === by.badge) return { refuse: 'OWN_CALL' }
  if (call.state !== 'audit') return { refuse: 'NOT_NOW' }
  if (happening.kind === 'confirm' && happening.saving) return { refuse: 'RECORDING_SAVING' }
  if (happening.kind === 'confirm' && happening.unplayed && happening.unplayed.length > 0)
    return { refuse: 'NOT_PLAYED' }
  if (happening.kind === 'confirm')
    return to(call, { state: 'confirmed' }, { by: by.badge, what: 'confirmed', detail: call.judged?.verdict }, at)
  const reason = happening.reason.trim()
  if (reason === '') return { refuse: 'REASON_MISSING' }
  return to(
    call,
    { state: 'ended', judged: undefined, sentBack: { by, reason } },
    { by: by.badge, what: 'sentBack', detail: reason },
    at,
  )
}

/** An agent who does not come back gives the call to the next one; the applicant keeps the place. */
function wait(call: DeskCall, at: number, patience: Patience): Stepped {
  const { ringSeconds, returnSeconds } = patience
  const passed = at - call.since
  const { state, here } = call
  if (state === 'ringing' && !here.applicant && passed >= ringSeconds * 1000) return over(call, 'missed', 'desk', at)
  const agentIsLate = state === 'ringing' && here.applicant && !here.agent && passed >= ringSeconds * 1000
  const back = (): Stepped =>
    to(
      call,
      { state: 'waiting', agent: undefined, here: nobody, expiresAt: expiryOf(at, patience) },
      { by: 'desk', what: 'backInQueue' },
      at,
    )
  if (agentIsLate) return back()
  if (state !== 'dropped' || passed < returnSeconds * 1000) return { call }
  return here.applicant ? back() : over(call, 'notBack', 'desk', at)
}
