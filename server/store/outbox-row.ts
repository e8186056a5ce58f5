import { randomUUID } from 'node:crypto'
import { openJson, place, sealJson } from '../crypto/sealing.ts'
import type { Draws } from './cells/draws.ts'
import type { OutboxEntry } from './records.ts'

export interface SealedOutboxEntry {
  id: string
  kind: string
  reference: string
  /** Hex of the sealed payload. */
  payload: string | null
  dueAt: string
}

const payloadPlace = (id: string) => place('outbox', id, 'payload')

/** Entries as they are written. `key` is the application's data key, or the outbox's own if there is no application. */
export const sealOutbox = (
  entries: readonly OutboxEntry[],
  { key, at, draws }: { key: Buffer; at: number; draws: Draws },
): SealedOutboxEntry[] =>
  entries.map(({ kind, reference, payload, dueAt }) => {
    const id = draws.uuid()
    return {
      id,
      kind,
      reference: reference ?? randomUUID(),
      payload: payload === undefined ? null : sealJson(payload, key, payloadPlace(id)).toString('hex'),
      dueAt: new Date(dueAt ?? at).toISOString(),
    }
  })

export const openPayload = (id: string, payload: Buffer, key: Buffer | readonly Buffer[]): unknown =>
  openJson(payload, key, payloadPlace(id))
