import { createHash } from 'node:crypto'
import type { Collection, State } from '../../state.ts'
import type { Blobs } from '../recordings/blobs.ts'
import { noEvidence, type Evidence, type Position, type SnapshotKind } from './evidence.ts'
import type { Sealing } from '../recordings/sealing.ts'

/** What was collected in each session of each call. */
export function keepEvidence(state: State, blobs: Blobs, sealing: Sealing, now: () => Date) {
  const kept: Collection<Evidence> = state.collection('desk-evidence')
  const keyOf = (call: string, session: number) => `${call} ${session}`
  const of = (call: string, session: number): Evidence => kept.get(keyOf(call, session)) ?? noEvidence
  const put = (call: string, session: number, change: Partial<Evidence>) =>
    kept.put(keyOf(call, session), { ...of(call, session), ...change })
  const blobPath = (call: string, session: number, kind: SnapshotKind) => `snapshots/${call}/${session}-${kind}`

  return {
    of,
    consent: (call: string, session: number) => put(call, session, { consentAt: now().toISOString() }),
    faceMatches: (call: string, session: number) => put(call, session, { faceMatchesAt: now().toISOString() }),
    documentMatches: (call: string, session: number) => put(call, session, { documentMatchesAt: now().toISOString() }),
    liveness: (call: string, session: number, method: string) =>
      put(call, session, { liveness: { method, at: now().toISOString() } }),
    answer: (call: string, session: number, question: string, result: 'matches' | 'differs') =>
      put(call, session, {
        answers: { ...of(call, session).answers, [question]: result },
        answeredAt: now().toISOString(),
      }),
    position: (call: string, session: number, position: Omit<Position, 'at'>) =>
      put(call, session, { position: { ...position, at: now().toISOString() } }),
    /** With the latest position and the time of receipt. A new picture has yet to be compared. */
    async snapshot(call: string, session: number, kind: SnapshotKind, jpeg: Buffer): Promise<void> {
      const path = blobPath(call, session, kind)
      await blobs.put(path, sealing.seal(path, jpeg))
      const { snapshots, position } = of(call, session)
      const sha256 = createHash('sha256').update(jpeg).digest('hex')
      const snapshot = { at: now().toISOString(), sha256, position }
      put(call, session, {
        snapshots: { ...snapshots, [kind]: snapshot },
        faceMatchesAt: undefined,
        documentMatchesAt: undefined,
      })
    },
    async picture(call: string, session: number, kind: SnapshotKind): Promise<Buffer | undefined> {
      const path = blobPath(call, session, kind)
      const sealed = await blobs.get(path)
      return sealed && sealing.open(path, sealed)
    },
  }
}

export type EvidenceBook = ReturnType<typeof keepEvidence>
