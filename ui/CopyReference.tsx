import { useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CopyReferenceProps {
  label: string
  reference: string
  /** Label of the button, and the message once it is done. */
  copy: string
  copied: string
}

/** A number to quote, with a copy button. If the browser refuses, the number is selected instead. */
export function CopyReference({ label, reference, copy, copied }: CopyReferenceProps) {
  const [done, setDone] = useState(false)
  const text = useRef<HTMLSpanElement>(null)

  async function press() {
    try {
      await navigator.clipboard.writeText(reference)
      setDone(true)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }

  return (
    <div className="copy-reference">
      <p>
        <span className="copy-reference__label">{label}</span>
        <span ref={text} className="copy-reference__text">
          {reference}
        </span>
      </p>
      <button type="button" className="button button--quiet" onClick={() => void press()}>
        <Icon name={done ? 'check' : 'copy'} />
        <span>{done ? copied : copy}</span>
      </button>
      <VisuallyHidden role="status">{done ? copied : ''}</VisuallyHidden>
    </div>
  )
}
