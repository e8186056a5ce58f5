import type { MediaDescription } from '../../views.ts'
import type { DeskApi } from '../desk-api.ts'
import { describe } from './media-connection.ts'

export interface Playback {
  stream: MediaStream
  close: () => void
}

/** Plays a recording of the bank's media server, from its beginning to its end in its own time. */
export async function playFromMediaServer(api: DeskApi, recording: string): Promise<Playback> {
  const path = `/recordings/${recording}/playback`
  const connection = new RTCPeerConnection()
  const stream = new MediaStream()
  connection.addEventListener('track', ({ track }) => stream.addTrack(track))
  try {
    const { sdp } = await api.post<MediaDescription>(path)
    await connection.setRemoteDescription({ type: 'offer', sdp })
    const answer: MediaDescription = { sdp: await describe(connection) }
    await api.post(`${path}/answer`, answer)
  } catch (failure) {
    connection.close()
    throw failure
  }
  return {
    stream,
    close() {
      connection.close()
      void api.post(`${path}/stop`).catch(() => {})
    },
  }
}
