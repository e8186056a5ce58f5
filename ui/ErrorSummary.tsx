import { useEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { showField } from './show-field.ts'

export interface ErrorSummaryProps {
  heading: string
  /** One line for each field that fails, in the order of the page. */
  mistakes: readonly { id: string; message: string }[]
  /** Focus moves here when it appears; otherwise the caller focuses the first field. */
  takesFocus?: boolean
}

export function ErrorSummary({ heading, mistakes, takesFocus = false }: ErrorSummaryProps) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) self.current?.focus()
  }, [takesFocus])
  return (
    <div ref={self} className="error-summary" role="group" aria-labelledby="error-summary-heading" tabIndex={-1}>
      <h2 id="error-summary-heading">
        <Icon name="alert" />
        <span>{heading}</span>
      </h2>
      <ul>
        {mistakes.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (showField(id)) event.preventDefault()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
