import { useEffect, useRef, type FocusEvent } from 'react'
import { onceLeft } from '../form/once-left.ts'
import { answerOnPage } from '../form/answers-on-page.ts'
import { useForm, useTyped } from '../form/use-form.ts'

export interface Answer {
  value: string
  onChange: (value: string) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Binds a control whose answer is not simply its text. What a person did to the server's HTML before this code ran is
 * taken over (`early` may convert it): React leaves it on the page, but the form does not know about it.
 */
export function useAnswer(name: string, early?: (answer: string) => string): Answer {
  const form = useForm()
  const value = useTyped(name)
  const readEarly = useRef(early)
  useEffect(() => {
    const found = answerOnPage(name)
    if (!found || value) return
    form.enter(name, readEarly.current?.(found) ?? found)
    // Once, at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return {
    value,
    onChange: (now) => form.enter(name, now),
    onBlur: ({ target }) => onceLeft(target, () => form.leave(name)),
  }
}
