import { useEffect, useRef } from 'react'

export interface StreamVideoProps {
  stream: MediaStream
  label: string
  className?: string
  /** Without sound: one's own picture. */
  muted?: boolean
  /** The browser waits for a press before it plays sound. */
  onBlocked?: (play: () => void) => void
}

/** A live picture. Attributes would not do: a stream is a property, and an old Safari needs `play`. */
export function StreamVideo({ stream, label, className, muted = false, onBlocked }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const blocked = useRef(onBlocked)
  blocked.current = onBlocked
  useEffect(() => {
    const element = video.current
    if (!element) return undefined
    element.srcObject = stream
    const play = () =>
      void element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') blocked.current?.(play)
      })
    play()
    return () => {
      element.srcObject = null
    }
  }, [stream])
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a live talk has no captions; the chat is its way in writing
  return <video ref={video} className={className} autoPlay playsInline muted={muted} aria-label={label} />
}
