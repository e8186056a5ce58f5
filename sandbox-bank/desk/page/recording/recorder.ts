import type { RecordingStart } from '../../views.ts'
import { composePicture, mixSound } from './composition.ts'
import type { DeskApi } from '../desk-api.ts'
import { sendParts, typeOfParts } from './send-parts.ts'
import { sendToMediaServer } from './send-to-media-server.ts'

export interface RecorderOptions {
  api: DeskApi
  call: string
  applicant: MediaStream
  agent: MediaStream | undefined
  /** Written into the picture: place and time. */
  stamp: () => string
}

export interface Recorder {
  /** Resolves once everything is saved, or it is known what never will be. */
  stop: () => Promise<void>
}

/** Records both sides in one picture and one track of sound. The desk says where that goes. */
export async function startRecorder({ api, call, applicant, agent, stamp }: RecorderOptions): Promise<Recorder> {
  const type = typeOfParts()
  const { recording, to } = await api.post<RecordingStart>(`/calls/${call}/recordings`, { type })
  const picture = composePicture(applicant, agent, stamp)
  const sound = mixSound([applicant, agent])
  const close = () => {
    picture.close()
    sound.close()
  }
  const stream = new MediaStream([...picture.tracks, ...sound.tracks])
  try {
    const sent =
      to.by === 'mediaServer'
        ? await sendToMediaServer(api, recording, stream)
        : await sendParts(api, recording, to.key, stream, type)
    return { stop: () => sent.stop(close) }
  } catch (failure) {
    close()
    throw failure
  }
}
