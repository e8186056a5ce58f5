import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useLanguage } from '../../../../texts/screen-texts.ts'
import '../virtual-card.css'

/** Where server/pages/card-frame.ts is. */
const frameAddress = '/card-frame'

export interface SecretFrameProps {
  title: string
  /** The card's own ink; without it the theme's. */
  ink: string | undefined
  /** `copy`: what the button beside the line copies. */
  lines: readonly { term: string; value: string; copy?: string }[]
  words: { copy: string; copied: string }
  /** ms by the server's clock. */
  until: number
}

/**
 * Shows lines in a document of its own, sandboxed and under its own policy. They are handed over by message, once the
 * frame says that it listens, and are never part of this page's document.
 */
export function SecretFrame({ title, ink, lines, words, until }: SecretFrameProps) {
  const self = useRef<HTMLIFrameElement>(null)
  const language = useLanguage()
  const { now } = useJourney()
  const [listens, setListens] = useState(false)
  const handed = useRef(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (data === 'card frame is ready' && source && source === self.current?.contentWindow) setListens(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    const frame = self.current
    if (!listens || handed.current || !frame?.contentWindow) return
    handed.current = true
    // A sandboxed document has no origin to name; the window is the frame's own.
    const forMs = Math.max(0, until - now())
    frame.contentWindow.postMessage(
      { what: 'card', ink: ink ?? getComputedStyle(frame).color, language, words, lines, forMs },
      '*',
    )
    frame.focus()
    // Once: what is shown is never handed over again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [listens])
  return <iframe ref={self} className="secret-frame" title={title} src={frameAddress} sandbox="allow-scripts" />
}
