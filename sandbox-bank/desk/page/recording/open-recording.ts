import { chunkHash, decryptChunk, importKey } from '../../recordings/recording-chain.ts'
import type { RecordingKey, RecordingSummary } from '../../views.ts'
import type { DeskApi } from '../desk-api.ts'

/** Fetches, checks and decrypts the chunks of a recording, in this browser. What is missing is left out. */
export async function openRecording(api: DeskApi, { id, type }: Pick<RecordingSummary, 'id' | 'type'>): Promise<Blob> {
  const { key, links } = await api.get<RecordingKey>(`/recordings/${id}/key`)
  const opened = await importKey(key)
  const parts: ArrayBuffer[] = []
  for (const { number, previous, hash } of links) {
    const sealed = new Uint8Array(await api.getBytes(`/recordings/${id}/chunks/${number}`))
    if ((await chunkHash(previous, sealed)) !== hash) throw new Error(`Part ${number} of the recording was altered.`)
    parts.push(await decryptChunk(opened, id, number, sealed))
  }
  return new Blob(parts, { type })
}
