import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { afterPress } from '../form/after-press.ts'
import { answerOnPage } from '../form/answers-on-page.ts'

export interface Answer {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** The element that gets focus if this answer is refused. */
  ref: (element: HTMLElement | null) => void
}

/**
 * Binds a control whose answer is not simply its text. What a person did to the server's HTML before this code ran is
 * taken over (`early` may convert it): React leaves it on the page, but the form does not know about it.
 */
export function useAnswer(name: string, early?: (answer: string) => string): Answer {
  const { field } = useController({ name })
  const value = typeof field.value === 'string' ? field.value : ''
  const readEarly = useRef(early)
  useEffect(() => {
    const found = answerOnPage(name)
    if (!found || value) return
    field.onChange(readEarly.current?.(found) ?? found)
    // Once, at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { value, onChange: field.onChange, onBlur: () => afterPress(field.onBlur), ref: field.ref }
}
