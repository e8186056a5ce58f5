import { isSmartphone as isPhone } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { CheckState } from './Checklist.tsx'

/** Why a camera or microphone could not be opened. */
export type Fault = 'denied' | 'missing' | 'busy' | 'unsupported'
type Device = 'camera' | 'microphone'

interface OpenedDevices {
  stream: MediaStream | undefined
  faults: Partial<Record<Device, Fault>>
}

const wanted = { camera: { video: { facingMode: 'user' } }, microphone: { audio: true } } as const

/** Opens camera and microphone; if that fails, each separately, to find out which one is at fault. */
export async function openDevices(): Promise<OpenedDevices> {
  if (!hasDevices()) return { stream: undefined, faults: { camera: 'unsupported', microphone: 'unsupported' } }
  try {
    return { stream: await open({ ...wanted.camera, ...wanted.microphone }), faults: {} }
  } catch (error) {
    const fault = faultOf(error)
    // A refusal is the applicant's choice: asking again immediately would only prompt twice more.
    if (fault === 'denied') return { stream: undefined, faults: await refused() }
    return oneByOne()
  }
}

/** Missing in old browsers, and on insecure pages. */
const hasDevices = (): boolean => 'getUserMedia' in ((navigator.mediaDevices as MediaDevices | undefined) ?? {})

const open = (constraints: MediaStreamConstraints): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia(constraints)

async function oneByOne(): Promise<OpenedDevices> {
  const faults: OpenedDevices['faults'] = {}
  const tracks: MediaStreamTrack[] = []
  for (const device of ['camera', 'microphone'] as const) {
    try {
      tracks.push(...(await open(wanted[device])).getTracks())
    } catch (error) {
      faults[device] = faultOf(error)
    }
  }
  return { stream: tracks.length > 0 ? new MediaStream(tracks) : undefined, faults }
}

function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}

/** Which of the two the browser blocks; both, if it doesn't say. */
async function refused(): Promise<OpenedDevices['faults']> {
  const blocked = async (name: string): Promise<boolean> => {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state !== 'granted'
    } catch {
      return true
    }
  }
  const [camera, microphone] = await Promise.all([blocked('camera'), blocked('microphone')])
  if (!camera && !microphone) return { camera: 'denied', microphone: 'denied' }
  return { ...(camera && { camera: 'denied' as const }), ...(microphone && { microphone: 'denied' as const }) }
}

export const closeDevices = (stream: MediaStream | undefined): void =>
  stream?.getTracks().forEach((track) => track.stop())

/** Mean luminance (0 to 255) below which a face is hard to see. */
const darkest = 50
/** How long cameras take to adjust to the light. */
const settleMs = 700

/** Whether a face would be visible: the mean luminance (Rec. 709) of one small frame. */
export async function checkLight(stream: MediaStream): Promise<CheckState> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  try {
    await Promise.race([video.play(), pause(3000)])
    await pause(settleMs)
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return 'unknown'
    const canvas = document.createElement('canvas')
    canvas.width = 32
    canvas.height = 24
    const context = canvas.getContext('2d')
    if (!context) return 'unknown'
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return luminance(context.getImageData(0, 0, canvas.width, canvas.height).data) < darkest ? 'failed' : 'ok'
  } catch {
    return 'unknown'
  } finally {
    video.srcObject = null
  }
}

/** Mean luminance of RGBA pixels, 0 to 255. */
function luminance(pixels: Uint8ClampedArray): number {
  let sum = 0
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0)
  return sum / (pixels.length / 4)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Megabits per second that a video call needs. */
const enough = 1
/** Files below this size, in bytes, say little about the connection. */
const telling = 20_000

/** The connection's speed: what the browser reports, else how fast this page's largest file loaded. */
export function bandwidth(): CheckState {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  if (connection?.downlink) return connection.downlink >= enough ? 'ok' : 'failed'
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ transferSize, duration }) => transferSize >= telling && duration > 0,
  )
  if (files.length === 0) return 'unknown'
  const fastest = Math.max(...files.map(({ transferSize, duration }) => (transferSize * 8) / duration / 1000))
  return fastest >= enough ? 'ok' : 'failed'
}

/** Whether the browser supports video calls and geolocation (VK-03). */
export const canCall = (): boolean => 'RTCPeerConnection' in window && hasDevices() && 'geolocation' in navigator

/** A phone (VK-04; rulings, VK-12): coarse pointer and mobile user agent. */
export const isSmartphone = (): boolean => matchMedia('(pointer: coarse)').matches && isPhone(navigator.userAgent)
