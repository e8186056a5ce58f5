import type { Verdict } from '../call.ts'
import { policy } from '../desk-data.ts'
import type { Gap } from './recording-chain.ts'

/** The agent's browser brings parts, or the bank's media server writes files, which count as parts. */
export type RecordedBy = 'parts' | 'mediaServer'

/** A recording, as the desk's page and its rules see it. */
export interface RecordingSummary {
  id: string
  session: number
  startedAt: string
  endedAt?: string | undefined
  keptUntil: string
  deletedAt?: string | undefined
  type: string
  by: RecordedBy
  chunks: number[]
  /** When the last of them arrived. */
  lastAt: string
  gaps: Gap[]
  /** When the media server received nothing (ISO). */
  interruptions: readonly string[]
  /** `open`: not ended yet. `altered`: links do not fit, or are not those that the desk has signed. */
  seal: 'open' | 'sealed' | 'altered'
}

/**
 * What there is of the recording of a session.
 * - `none`: nothing that could be played.
 * - `saving`: it runs, or its last parts are still on their way.
 * - `gap`: parts are missing, or nobody knows whether they are, or evidence was collected outside of it; what there is
 *   can be played.
 * - `whole`: every part is there, in its place.
 * - `altered`: it is not what the agent's browser brought.
 */
export type RecordingState = 'none' | 'saving' | 'gap' | 'whole' | 'altered'

/**
 * A connection that breaks and comes back within a session makes several recordings of it: the worst of them counts.
 * `collected`: when the session's evidence was collected (ISO).
 */
export function recordingState(
  recordings: readonly RecordingSummary[],
  session: number,
  collected: readonly string[],
  at: number,
): RecordingState {
  const ofSession = recordings.filter((each) => each.session === session && each.deletedAt === undefined)
  if (ofSession.some(({ seal }) => seal === 'altered')) return 'altered'
  if (ofSession.some((each) => isOnItsWay(each, at))) return 'saving'
  const withParts = ofSession.filter(hasParts)
  if (withParts.length === 0) return 'none'
  const shows = (moment: string) => withParts.some(({ startedAt, lastAt }) => startedAt <= moment && moment <= lastAt)
  return withParts.every(isWhole) && collected.every(shows) ? 'whole' : 'gap'
}

/** Whether the session is being recorded: evidence is collected only then. */
export const isRecorded = (recordings: readonly RecordingSummary[], session: number, at: number): boolean =>
  recordings.some((each) => each.session === session && isOnItsWay(each, at))

const isWhole = ({ seal, gaps, interruptions }: RecordingSummary): boolean =>
  seal === 'sealed' && gaps.length === 0 && interruptions.length === 0

/** It runs, or its last parts are to come. A browser that has sent nothing for so long sends no more. */
export const isOnItsWay = ({ seal, lastAt }: RecordingSummary, at: number): boolean =>
  seal === 'open' && at - Date.parse(lastAt) < policy.recordingSettlesSeconds * 1000

const hasParts = ({ chunks }: RecordingSummary): boolean => chunks.length > 0

/** A result that says yes rests on the recording; one that says no may have nothing that could be played. */
export const saysYes = (verdict: Verdict): boolean => verdict === 'approved' || verdict === 'accepted'

/**
 * The recordings that an auditor plays before confirming a result: those of the session that it was reached in. If that
 * has none, because it was ended while somebody was away, those of the last session that has.
 */
export function recordingsToPlay(
  recordings: readonly RecordingSummary[],
  { verdict, session }: { verdict: Verdict; session: number },
): RecordingSummary[] {
  const due = recordings.filter((each) => hasParts(each) && (saysYes(verdict) || isPlayable(each)))
  const sessions = due.map((each) => each.session).filter((each) => each <= session)
  return due.filter((each) => each.session === Math.max(...sessions))
}

export const isPlayable = ({ seal, deletedAt }: RecordingSummary): boolean =>
  seal !== 'altered' && deletedAt === undefined
