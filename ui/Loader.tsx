import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface LoaderProps {
  heading: string
  /** The animation: card art. */
  art?: ReactNode
  /** What is waited for, each in words that change when it is done. */
  steps?: readonly LoaderStep[] | undefined
  text: string
  subheading?: string
}

export interface LoaderStep {
  id: string
  words: string
  done: boolean
}

/** The full-screen loader while waiting for a decision or a host. Meanwhile the page has no other heading. */
export function Loader({ heading, art, steps, text, subheading }: LoaderProps) {
  return (
    <div className="loader" role="status" aria-live="polite">
      <h1 className="loader__heading">{heading}</h1>
      {art && <div className="loader__art">{art}</div>}
      {steps && <Steps steps={steps} />}
      <p className="loader__text">{text}</p>
      {subheading && <p className="loader__subheading">{subheading}</p>}
    </div>
  )
}

function Steps({ steps }: { steps: readonly LoaderStep[] }) {
  const part = steps.filter(({ done }) => done).length / steps.length
  const line = useRef<HTMLDivElement>(null)
  // Read one after the other; what is done later is ticked off with its words.
  const [before] = useState(() => new Set(steps.filter(({ done }) => done).map(({ id }) => id)))
  // Not in the HTML, where the page's policy forbids styles.
  useLayoutEffect(() => {
    if (line.current) line.current.style.transform = `scaleX(${part})`
  }, [part])
  return (
    <div className="loader__progress">
      <div className="loader__line" aria-hidden="true">
        <div className="loader__done" ref={line} />
      </div>
      <ul className="loader__steps">
        {steps.map(({ id, words, done }) => (
          <li
            key={id}
            className={classes('loader__step', done && 'loader__step--done', before.has(id) && 'loader__step--before')}
          >
            <Icon name={done ? 'success' : 'clock'} />
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
