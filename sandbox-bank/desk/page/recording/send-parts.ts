import { importKey } from '../../recordings/recording-chain.ts'
import type { DeskApi } from '../desk-api.ts'
import { openUploadQueue } from './upload-queue.ts'

export interface Sending {
  /** `release` gives picture and sound back as soon as they are no longer needed. */
  stop: (release: () => void) => Promise<void>
}

const chunkMs = 3000
const types = ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4']

/** What this browser records. */
export const typeOfParts = (): string => types.find((each) => MediaRecorder.isTypeSupported(each)) ?? 'video/webm'

/** Brings a recording to the desk in encrypted chunks. */
export async function sendParts(
  api: DeskApi,
  recording: string,
  key: string,
  stream: MediaStream,
  mimeType: string,
): Promise<Sending> {
  const path = `/recordings/${recording}`
  const queue = openUploadQueue({
    recording,
    key: await importKey(key),
    wait: (ms) => new Promise((passed) => setTimeout(passed, ms)),
    send: (number, sealed, previous, hash) =>
      api.putBytes(`${path}/chunks/${number}`, sealed, { 'x-previous-hash': previous, 'x-hash': hash }),
  })
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 800_000 })
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) queue.add(data)
  })
  const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
  recorder.start(chunkMs)
  return {
    async stop(release) {
      if (recorder.state !== 'inactive') {
        recorder.stop()
        await stopped
      }
      release()
      await api.post(`${path}/end`, await queue.finish())
    },
  }
}
