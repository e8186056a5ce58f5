import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../texts/screen-texts.ts'

/** Where server/pages/card-frame.ts is. */
const frameAddress = '/card-frame'

export interface SecretFrameProps {
  title: string
  lines: readonly { term: string; value: string }[]
  /** How long the frame shows them. */
  forMs: number
  /** The holder has asked to be able to copy. */
  copying: boolean
}

/**
 * Shows lines in a document of its own, sandboxed and under its own policy. They are handed over by message, once the
 * frame says that it listens, and are never part of this page's document.
 */
export function SecretFrame({ title, lines, forMs, copying }: SecretFrameProps) {
  const self = useRef<HTMLIFrameElement>(null)
  const language = useLanguage()
  const [listens, setListens] = useState(false)
  const latest = useRef({ lines, forMs })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (data === 'card frame is ready' && source && source === self.current?.contentWindow) setListens(true)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  const handed = useRef(false)
  useEffect(() => {
    const frame = self.current
    if (!listens || !frame?.contentWindow) return
    const { color, backgroundColor } = getComputedStyle(document.body)
    const look = { what: 'card', ink: color, paper: backgroundColor, language, copying }
    // A sandboxed document has no origin to name; the window is the frame's own.
    frame.contentWindow.postMessage(handed.current ? look : { ...look, ...latest.current }, '*')
    if (!handed.current) frame.focus()
    handed.current = true
  }, [listens, copying, language])
  return <iframe ref={self} className="secret-frame" title={title} src={frameAddress} sandbox="allow-scripts" />
}
