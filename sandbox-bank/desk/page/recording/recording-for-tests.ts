import { deskApi } from '../desk-api.ts'
import { playFromMediaServer, type Playback } from './play-from-media-server.ts'
import { startRecorder, type Recorder } from './recorder.ts'

// What the page does with a recording, without its screens: for tests that bring a media server.

/** A camera that shows one colour, and a microphone that hums. */
function coloured(colour: string): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 320
  canvas.height = 180
  const ink = canvas.getContext('2d')
  setInterval(() => {
    if (!ink) return
    ink.fillStyle = colour
    ink.fillRect(0, 0, canvas.width, canvas.height)
  }, 40)
  const context = new AudioContext()
  const hum = context.createOscillator()
  const sound = context.createMediaStreamDestination()
  hum.connect(sound)
  hum.start()
  return new MediaStream([...canvas.captureStream(25).getVideoTracks(), ...sound.stream.getAudioTracks()])
}

let recorder: Recorder | undefined
let playback: Playback | undefined
const video = document.createElement('video')

export async function record(token: string, call: string): Promise<void> {
  recorder = await startRecorder({
    api: deskApi(token),
    call,
    applicant: coloured('rgb(0, 160, 0)'),
    agent: coloured('rgb(230, 0, 0)'),
    stamp: () => 'here and now',
  })
}

export const stop = () => recorder?.stop()

export async function play(token: string, recording: string): Promise<void> {
  playback = await playFromMediaServer(deskApi(token), recording)
  video.muted = true
  video.srcObject = playback.stream
  await video.play()
}

/** Seconds of the picture that have been shown. */
export const played = (): number => video.currentTime

export function close(): void {
  playback?.close()
  video.srcObject = null
}
