import { vi } from 'vitest'

/** A camera that shows one colour, and a silent microphone, as streams. */
export function film(colour: string, { microphone = true } = {}): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 48
  const context = canvas.getContext('2d')
  const paint = () => {
    if (!context) return
    context.fillStyle = colour
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  paint()
  const stream = canvas.captureStream(20)
  const repaint = setInterval(paint, 50)
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(repaint))
  if (microphone) {
    const [sound] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks()
    if (sound) stream.addTrack(sound)
  }
  return stream
}

/** Mocks the browser's response to a request for camera and microphone. */
export const devicesAnswer = (answer: (wanted: MediaStreamConstraints) => MediaStream | DOMException) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (wanted = {}) => {
    const given = answer(wanted)
    if (given instanceof DOMException) throw given
    return given
  })

/** Mocks the browser's response to a request for the location: a position, or an error. */
export const placeAnswer = (answer: { latitude: number; longitude: number } | 'denied' | 'unavailable') =>
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (typeof answer === 'string') {
      const code = answer === 'denied' ? 1 : 2
      failed?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: answer })
    } else found({ coords: { ...answer, accuracy: 20 }, timestamp: Date.now() } as GeolocationPosition)
  })

/** Mocks the positions of a device that moves: it is where it is from the start. */
export const placeFollowed = () =>
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((found) => {
    found({ coords: { latitude: 12.9716, longitude: 77.5946, accuracy: 20 }, timestamp: 0 } as GeolocationPosition)
    return 1
  })

/** The tests' browser as a phone's. */
export function onPhone(): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel) Mobile Safari/537.36')
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('coarse') }) as MediaQueryList,
  )
}
