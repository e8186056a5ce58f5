/** The picture that a video shows at this moment, as a JPEG in base64; undefined while it shows none. */
export function takeSnapshot(video: HTMLVideoElement | null): string | undefined {
  if (!video || video.videoWidth === 0) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]
}
