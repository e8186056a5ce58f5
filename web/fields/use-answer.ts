import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'

export interface Answer {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** The element that gets focus when this answer is refused. */
  ref: (element: HTMLElement | null) => void
}

/**
 * Binds a control whose answer is not simply its text. `early` reads what a person did to the server's HTML before this
 * code ran: React leaves it on the page, but the form does not know of it.
 */
export function useAnswer(name: string, early?: () => string | undefined): Answer {
  const { field } = useController({ name })
  const value = typeof field.value === 'string' ? field.value : ''
  const readEarly = useRef(early)
  useEffect(() => {
    const found = readEarly.current?.()
    if (found && !value) field.onChange(found)
    // Once, when the page comes to life.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref }
}
