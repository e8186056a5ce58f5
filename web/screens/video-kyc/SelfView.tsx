import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useEffect, useRef } from 'react'
import './video-kyc.css'

export interface SelfViewProps {
  stream: MediaStream | undefined
  label: string
  /** Placeholder while there is no picture. */
  without: string
}

/** The applicant's own picture, mirrored and without sound. */
export function SelfView({ stream, label, without }: SelfViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const seen = Boolean(stream?.getVideoTracks().length)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream, seen])
  return (
    <div className="self-view">
      {seen ? (
        <video ref={video} autoPlay muted playsInline aria-label={label} />
      ) : (
        <div className="self-view__none">
          <Drawing name="video" />
          <p>{without}</p>
        </div>
      )}
    </div>
  )
}
