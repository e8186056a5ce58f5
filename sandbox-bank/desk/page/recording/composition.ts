const width = 640
const height = 360
/** Below the picture: place and time. */
const strip = 32
const inset = { width: 160, height: 90, margin: 8 }
const perSecond = 10

export interface Tracks {
  tracks: MediaStreamTrack[]
  close: () => void
}

/** The applicant, the agent small in the corner, and a strip with the stamp. */
export function composePicture(applicant: MediaStream, agent: MediaStream | undefined, stamp: () => string): Tracks {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height + strip
  const ink = canvas.getContext('2d')
  const [large, small] = [playing(applicant), playing(agent)]

  function draw() {
    if (!ink) return
    ink.fillStyle = '#000'
    ink.fillRect(0, 0, canvas.width, canvas.height)
    drawWithin(ink, large, { x: 0, y: 0, width, height })
    const { margin, ...size } = inset
    drawWithin(ink, small, { x: width - size.width - margin, y: height - size.height - margin, ...size })
    ink.fillStyle = '#fff'
    ink.font = '15px monospace'
    ink.textBaseline = 'middle'
    ink.fillText(stamp(), 8, height + strip / 2)
  }

  draw()
  // Not requestAnimationFrame: it stops while the page is hidden.
  const timer = setInterval(draw, 1000 / perSecond)
  const stream = canvas.captureStream(perSecond)
  return {
    tracks: stream.getVideoTracks(),
    close() {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      for (const video of [large, small]) if (video) video.srcObject = null
    },
  }
}

/** The sound of all streams in one track. */
export function mixSound(streams: readonly (MediaStream | undefined)[]): Tracks {
  const context = new AudioContext()
  const mixed = context.createMediaStreamDestination()
  for (const stream of streams)
    if (stream && stream.getAudioTracks().length > 0) context.createMediaStreamSource(stream).connect(mixed)
  return { tracks: mixed.stream.getAudioTracks(), close: () => void context.close() }
}

/** Silent: it only feeds the picture. */
function playing(stream: MediaStream | undefined): HTMLVideoElement | undefined {
  if (!stream) return undefined
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  void video.play().catch(() => {})
  return video
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The whole picture, as large as it fits. */
function drawWithin(ink: CanvasRenderingContext2D, video: HTMLVideoElement | undefined, box: Box) {
  if (!video || video.videoWidth === 0) return
  const scale = Math.min(box.width / video.videoWidth, box.height / video.videoHeight)
  const [wide, high] = [video.videoWidth * scale, video.videoHeight * scale]
  ink.drawImage(video, box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high)
}
