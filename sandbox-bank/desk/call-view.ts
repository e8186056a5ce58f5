import type { Bank } from '../bank.ts'
import type { DeskCall } from './call.ts'
import type { Logged } from './call-log.ts'
import { reasons } from './desk-data.ts'
import { collectedAt, itemsOf, missingEvidence } from './evidence/evidence.ts'
import type { EvidenceBook } from './evidence/evidence-book.ts'
import type { MediaServer } from './recordings/media-server.ts'
import { recordingsToPlay, saysYes } from './recordings/recording-state.ts'
import type { Recordings } from './recordings/recordings.ts'
import { scriptOf } from './session-script.ts'
import { knownOf, subjectOf, type SubjectSource } from './subject.ts'
import type { AuditRow, CallView, WaitingView } from './views.ts'

export interface ViewSources {
  bank: Bank
  evidence: EvidenceBook
  recordings: Recordings
  /** Records calls where the bank has one; otherwise the agents' browsers do. */
  mediaServer: MediaServer | undefined
}

/** What this session asks, and what it still lacks. */
export function sessionOf(call: DeskCall, { bank, evidence, recordings }: ViewSources) {
  const source = sourceOf(call, bank)
  const script = scriptOf(call.ticket, call.session, knownOf(source))
  const collected = evidence.of(call.ticket, call.session)
  const recording = recordings.stateOf(call.ticket, call.session, collectedAt(collected))
  const missing = missingEvidence(collected, script.questions, itemsOf(call.asked), recording)
  return { source, script, collected, recording, missing }
}

/** What settles a recording for whoever has played it, or tried to. */
const played: readonly string[] = ['recordingPlayed']
const playedOrTried: readonly string[] = [...played, 'recordingAltered', 'recordingUnavailable']

/**
 * Recordings that a person has yet to play before confirming the result of a call. One that turned out not to be playable,
 * or whose media server did not answer, holds up a result that says yes, and no other.
 */
export function unplayedBy(
  badge: string,
  { ticket, judged, log }: DeskCall,
  { recordings, mediaServer }: Pick<ViewSources, 'recordings' | 'mediaServer'>,
): string[] {
  if (!judged) return []
  const mayBeUnplayable = !saysYes(judged.verdict)
  const settling = mayBeUnplayable ? playedOrTried : played
  const settled = log.filter(({ by, what }) => by === badge && settling.includes(what)).map(({ detail }) => detail)
  return recordingsToPlay(recordings.ofCall(ticket), judged)
    .filter(({ by }) => !(mayBeUnplayable && by === 'mediaServer' && !mediaServer))
    .map(({ id }) => id)
    .filter((id) => !settled.includes(id))
}

/** Whether a recording of a call is on its way, and so nobody knows yet what there is to play. */
export const isSaving = ({ ticket }: DeskCall, { recordings }: Pick<ViewSources, 'recordings'>): boolean =>
  recordings.ofCall(ticket).some((each) => recordings.isSaving(each))

const sourceOf = ({ asked }: DeskCall, bank: Bank): SubjectSource => ({
  customerName: asked.customerName,
  mobileNumber: asked.mobileNumber,
  identity: bank.register.identity(asked.mobileNumber),
  aadhaarLastFour: asked.vaultKey === undefined ? undefined : bank.register.aadhaarLastFour(asked.vaultKey),
})

/** `badge`: of the person who sees it. */
export function callView(call: DeskCall, sources: ViewSources, badge: string): CallView {
  const { source, script, collected, recording, missing } = sessionOf(call, sources)
  const { asked, judged, sentBack } = call
  return {
    call: call.ticket,
    state: call.state,
    session: call.session,
    agent: call.agent,
    language: asked.language,
    device: asked.udc,
    note: asked.agentNote,
    identityDocument: asked.identityDocument,
    subject: subjectOf(source),
    questions: script.questions,
    liveness: script.liveness,
    evidence: collected,
    missing,
    judged,
    returned: sentBack && { by: sentBack.by.name, reason: sentBack.reason },
    recordings: sources.recordings.ofCall(call.ticket),
    recording,
    unplayed: unplayedBy(badge, call, sources),
    log: call.log.map(eventOf),
    logAltered: !sources.bank.desk.isLogWhole(call),
    reasons,
  }
}

const eventOf = ({ at, by, what, detail, session }: Logged) => ({ at, by, what, detail, session })

export const waitingView = ({ ticket, asked, tookTicketAt }: DeskCall, index: number): WaitingView => ({
  call: ticket,
  place: index + 1,
  name: asked.customerName,
  mobile: `••••••${asked.mobileNumber.slice(-4)}`,
  language: asked.language,
  waitingSeconds: Math.max(0, Math.round((Date.now() - tookTicketAt) / 1000)),
  device: asked.udc,
  note: asked.agentNote,
  bookedFor: asked.bookedFor,
})

/** Calls that an agent has ended, or that ended without a verdict; newest first, those to be audited before all. */
export function auditRows(calls: readonly DeskCall[], badge: string): AuditRow[] {
  const rows = calls
    .filter(({ agent, state }) => agent && ['ended', 'audit', 'confirmed', 'left'].includes(state))
    .map(({ ticket, asked, agent, state, judged, log }) => ({
      call: ticket,
      name: asked.customerName,
      agent: agent?.name ?? '',
      own: agent?.badge === badge,
      endedAt: log.findLast(({ what }) => what === 'ended' || what === 'left')?.at ?? log.at(-1)?.at ?? '',
      state,
      verdict: judged?.verdict,
    }))
  const newest = rows.toSorted((one, other) => other.endedAt.localeCompare(one.endedAt))
  return [...newest.filter(({ state }) => state === 'audit'), ...newest.filter(({ state }) => state !== 'audit')]
}
