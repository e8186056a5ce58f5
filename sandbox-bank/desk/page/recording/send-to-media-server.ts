import type { MediaDescription } from '../../views.ts'
import type { DeskApi } from '../desk-api.ts'
import { describe } from './media-connection.ts'
import type { Sending } from './send-parts.ts'

const connectsWithinMs = 10_000

/** Sends a recording to the bank's media server as it is made; nothing of it is kept here. */
export async function sendToMediaServer(api: DeskApi, recording: string, stream: MediaStream): Promise<Sending> {
  const connection = new RTCPeerConnection()
  try {
    for (const track of stream.getTracks())
      connection.addTransceiver(track, { direction: 'sendonly', streams: [stream] })
    const offer: MediaDescription = { sdp: await describe(connection) }
    const { sdp } = await api.post<MediaDescription>(`/recordings/${recording}/offer`, offer)
    await connection.setRemoteDescription({ type: 'answer', sdp })
    await connected(connection)
  } catch (failure) {
    connection.close()
    throw failure
  }
  return {
    async stop(release) {
      try {
        // The media server closes its files first: so nothing is cut off.
        await api.post(`/recordings/${recording}/stop`)
      } finally {
        // Without the desk's answer, this is how the media server learns that it is over.
        connection.close()
        release()
      }
    },
  }
}

const connected = (connection: RTCPeerConnection) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (connection.connectionState === 'connected') resolve()
      if (connection.connectionState === 'failed') reject(new Error('The media server can’t be reached.'))
    }
    connection.addEventListener('connectionstatechange', look)
    setTimeout(() => reject(new Error('The media server can’t be reached.')), connectsWithinMs)
    look()
  })
