import { Stage, StageFigure } from '@card-journey/ui/call/Stage.tsx'
import { useEffect, useRef } from 'react'
import './video-kyc.css'

export interface SelfViewProps {
  stream: MediaStream | undefined
  label: string
  /** Whose picture it is, on it. */
  me: string
  /** Placeholder while there is no picture. */
  without: string
  /** The camera was tried, and there is none. */
  missed: boolean
}

/** The applicant's own picture, mirrored and without sound. */
export function SelfView({ stream, label, me, without, missed }: SelfViewProps) {
  const video = useRef<HTMLVideoElement>(null)
  const seen = Boolean(stream?.getVideoTracks().length)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream, seen])
  return (
    <Stage className={missed && !seen ? 'self-view self-view--missed' : 'self-view'}>
      {seen ? (
        <>
          <video ref={video} autoPlay muted playsInline aria-label={label} />
          <p className="stage-name" aria-hidden="true">
            {me}
          </p>
        </>
      ) : (
        <div className="self-view__none">
          <StageFigure off={missed} />
          <p>{without}</p>
        </div>
      )}
    </Stage>
  )
}
