import type { RecordingState } from '../recordings/recording-state.ts'

export interface Position {
  latitude: number
  longitude: number
  /** Metres. */
  accuracy: number
  /** When the desk received it (ISO). */
  at: string
  insideIndia: boolean
}

export interface Snapshot {
  /** When the desk received it (ISO). */
  at: string
  sha256: string
  /** The applicant's latest position at that moment. */
  position?: Position | undefined
}

export type SnapshotKind = 'face' | 'pan'

/** What one session of a call has shown. A fresh session starts without any. */
export interface Evidence {
  snapshots: Partial<Record<SnapshotKind, Snapshot>>
  position?: Position | undefined
  /** Consent to the recorded call, spoken or typed in the chat (ISO). */
  consentAt?: string | undefined
  liveness?: { method: string; at: string } | undefined
  /** The agent has compared the face with the photo on the PAN (ISO). */
  faceMatchesAt?: string | undefined
  /** The agent has compared the identity document that is held up with its scan and with the face (ISO). */
  documentMatchesAt?: string | undefined
  /** By question id. */
  answers: Readonly<Record<string, 'matches' | 'differs'>>
  /** When the latest answer was noted (ISO). */
  answeredAt?: string | undefined
}

/** When the agent collected what counts (ISO): the recording has to show all of it. */
export const collectedAt = (evidence: Evidence): string[] =>
  [
    evidence.consentAt,
    evidence.snapshots.face?.at,
    evidence.snapshots.pan?.at,
    evidence.faceMatchesAt,
    evidence.documentMatchesAt,
    evidence.liveness?.at,
    evidence.answeredAt,
  ].filter((at) => at !== undefined)

export const noEvidence: Evidence = { snapshots: {}, answers: {} }

export const evidenceItems = [
  'consent',
  'position',
  'face',
  'pan',
  'faceMatches',
  'document',
  'liveness',
  'questions',
  'recording',
] as const

export type EvidenceItem = (typeof evidenceItems)[number]

/** The checklist of a call: `document` only where an identity document stands for the Aadhaar. */
export const itemsOf = ({ identityDocument }: { identityDocument?: object | undefined }): EvidenceItem[] =>
  evidenceItems.filter((item) => item !== 'document' || identityDocument !== undefined)

/**
 * What is still missing of `items`. Nothing is approved before the list is empty. A recording with gaps is there: the
 * agent accounts for them in a note, and the auditor sees them.
 */
export function missingEvidence(
  evidence: Evidence,
  asked: readonly { id: string }[],
  items: readonly EvidenceItem[],
  recording: RecordingState,
): EvidenceItem[] {
  const isThere: Record<EvidenceItem, boolean> = {
    consent: evidence.consentAt !== undefined,
    position: evidence.position?.insideIndia === true,
    face: evidence.snapshots.face !== undefined,
    pan: evidence.snapshots.pan !== undefined,
    faceMatches: evidence.faceMatchesAt !== undefined,
    document: evidence.documentMatchesAt !== undefined,
    liveness: evidence.liveness !== undefined,
    questions: asked.length > 0 && asked.every(({ id }) => evidence.answers[id] === 'matches'),
    recording: recording === 'whole' || recording === 'gap',
  }
  return items.filter((item) => !isThere[item])
}
