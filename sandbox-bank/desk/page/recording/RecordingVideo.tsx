import { useEffect, useRef } from 'react'

/** Beyond the end of every recording. */
const beyondTheEnd = 1e7

/** Plays a recording. A browser writes it without its length: going to its end first makes the player find it. */
export function RecordingVideo({ source, label }: { source: string; label: string }) {
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    const player = video.current
    if (!player) return undefined
    player.focus()
    const measure = () => {
      if (player.duration === Infinity) player.currentTime = beyondTheEnd
    }
    const start = () => {
      if (!Number.isFinite(player.duration) || player.currentTime === 0) return
      player.removeEventListener('durationchange', start)
      player.currentTime = 0
    }
    player.addEventListener('loadedmetadata', measure)
    player.addEventListener('durationchange', start)
    return () => {
      player.removeEventListener('loadedmetadata', measure)
      player.removeEventListener('durationchange', start)
    }
  }, [source])

  return (
    <video ref={video} className="recording__video" src={source} controls autoPlay aria-label={label}>
      <track kind="captions" />
    </video>
  )
}
