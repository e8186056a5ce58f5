import { chainStart, chunkHash, encryptChunk, type ChainEnd } from '../../recordings/recording-chain.ts'

export interface Upload {
  recording: string
  key: CryptoKey
  /** Sends one encrypted chunk; throws if it did not arrive. */
  send: (number: number, sealed: Uint8Array<ArrayBuffer>, previous: string, hash: string) => Promise<void>
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>
  /** A chunk that is given up; the desk will see the gap. */
  onLost?: (number: number) => void
}

/** Waits between tries: about half a minute in all. Then the next chunk has its turn. */
export const retryMs: readonly number[] = [500, 1000, 2000, 4000, 8000, 16_000]

/** Encrypts chunks as they come, links each to the one before, and sends them one after the other. */
export function openUploadQueue({ recording, key, send, wait, onLost }: Upload) {
  let count = 0
  let previous = chainStart
  let last: Promise<void> = Promise.resolve()

  async function deliver(number: number, sealed: Uint8Array<ArrayBuffer>, before: string, hash: string) {
    for (const pause of [...retryMs, undefined]) {
      try {
        await send(number, sealed, before, hash)
        return
      } catch {
        if (pause === undefined) onLost?.(number)
        else await wait(pause)
      }
    }
  }

  return {
    add(chunk: Blob): void {
      count += 1
      const number = count
      last = last.then(async () => {
        const sealed = new Uint8Array(await encryptChunk(key, recording, number, await chunk.arrayBuffer()))
        const before = previous
        previous = await chunkHash(before, sealed)
        await deliver(number, sealed, before, previous)
      })
    },
    /** Resolves, once each chunk has arrived or is given up, with their number and the hash that the chain ends in. */
    async finish(): Promise<ChainEnd> {
      await last
      return { count, head: previous }
    },
  }
}
