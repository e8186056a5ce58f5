import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import { showField } from './show-field.ts'

export interface ErrorSummaryProps {
  heading: string
  /** One line for each field that fails, in the order of the page; the field's own name is put before it. */
  mistakes: readonly { id: string; message: string }[]
  /** Focus moves here when it appears; otherwise the caller focuses the first field. */
  takesFocus?: boolean
}

export function ErrorSummary({ heading, mistakes, takesFocus = false }: ErrorSummaryProps) {
  const self = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const ids = mistakes.map(({ id }) => id).join(' ')
  // Read from the page, where the names stand: "Fill in this field." alone does not say which.
  useLayoutEffect(() => setNames(ids.split(' ').map(nameOf)), [ids])
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
              {names[index] ? `${names[index]}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const longestName = 40

/** The words of a field's label or legend; of a long one (a consent) its beginning. */
function nameOf(id: string): string {
  const legend = document.getElementById(id)?.closest('.field')?.querySelector('legend')
  const name = (legend ?? document.querySelector(`label[for="${id}"]`))?.textContent?.trim() ?? ''
  return name.length > longestName ? `${name.slice(0, longestName).replace(/\s+\S*$/, '')}…` : name
}
