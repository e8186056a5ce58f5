/** A camera that shows a moving bar, and a silent microphone. */
export function film(): MediaStream {
  const canvas = document.createElement('canvas')
  canvas.width = 160
  canvas.height = 120
  const context = canvas.getContext('2d')
  let at = 0
  const paint = () => {
    if (!context) return
    context.fillStyle = '#c8c8c8'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = '#4b2e83'
    context.fillRect((at += 4) % canvas.width, 0, 20, canvas.height)
  }
  paint()
  const repaint = setInterval(paint, 40)
  const stream = canvas.captureStream(25)
  stream.getVideoTracks()[0]?.addEventListener('ended', () => clearInterval(repaint))
  for (const track of new AudioContext().createMediaStreamDestination().stream.getAudioTracks()) stream.addTrack(track)
  return stream
}
