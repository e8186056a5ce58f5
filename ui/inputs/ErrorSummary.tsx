import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fieldName, namedMistake } from './field-name.ts'
import { Icon } from '../Icon.tsx'
import { showField } from './show-field.ts'

export interface ErrorSummaryProps {
  heading: string
  /** One line for each failing field, in page order, starting with the field's label. */
  mistakes: readonly { id: string; message: string }[]
  /** Focus moves here when it appears; otherwise the caller focuses the first field. */
  takesFocus?: boolean
}

export function ErrorSummary({ heading, mistakes, takesFocus = false }: ErrorSummaryProps) {
  const self = useRef<HTMLDivElement>(null)
  const ids = mistakes.map(({ id }) => id).join(' ')
  // Read from the page, where the names stand.
  const namesNow = () => (typeof document === 'undefined' ? [] : ids.split(' ').map(fieldName))
  const [names, setNames] = useState<readonly string[]>(namesNow)
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => setNames(namesNow()), [ids])
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
        {mistakes.map(({ id, message }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (showField(id)) event.preventDefault()
              }}
            >
              {namedMistake(names[index], message)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
