import { canConnect } from '@card-journey/ui/call/can-connect.ts'
import { hasDevices } from '@card-journey/ui/call/open-devices.ts'
import { isSmartphone as isPhone } from '@card-journey/journey/rules/video-kyc/video-kyc-requirements.ts'
import type { CheckState } from './Checklist.tsx'

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

/** Whether the browser supports video calls and geolocation (VK-03). */
export const canCall = (): boolean => canConnect() && hasDevices() && 'geolocation' in navigator

/** A phone (VK-04; rulings, VK-12): coarse pointer and mobile user agent. */
export const isSmartphone = (): boolean => matchMedia('(pointer: coarse)').matches && isPhone(navigator.userAgent)

type Plugged = 'missing' | 'lost'

/** The words for what became of a device: nothing is plugged into a phone, so there they are others. */
export const faultHere = <Fault extends string>(fault: Fault) =>
  isSmartphone() && isPlugged(fault) ? (`${fault}.phone` as const) : fault

const isPlugged = <Fault extends string>(fault: Fault): fault is Extract<Fault, Plugged> =>
  fault === 'missing' || fault === 'lost'
