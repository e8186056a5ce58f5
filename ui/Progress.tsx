import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type StepState = 'completed' | 'active' | 'inactive'

export interface ProgressProps {
  /** Name of the list ("Your application"). */
  label: string
  /** `said` is the state in words, read out after the name by screen readers. */
  steps: readonly { name: string; state: StepState; said: string }[]
  /** "Step 2 of 7", shown with the active step's name on phones. */
  position: string
  /** Fills the bar on phones, 0 to 100; no bar without it. */
  percent?: number | undefined
  /** "About 9 minutes left", instead of the position. */
  left?: string | undefined
  /** `column` for the side panel of a desktop. */
  layout?: 'row' | 'column'
}

/**
 * Where the applicant stands: named steps from 768 px; below that the active one, its position, and pips or the fill
 * bar.
 */
export function Progress({ label, steps, position, percent, left, layout = 'row' }: ProgressProps) {
  return (
    <nav className={`progress progress--${layout}`} aria-label={label}>
      {percent === undefined ? (
        <div className="progress__pips" aria-hidden="true">
          {steps.map(({ name, state }) => (
            <span key={name} className={`progress__pip--${state}`} />
          ))}
        </div>
      ) : (
        <progress className="progress__bar" max={100} value={percent} aria-label={label} />
      )}
      {left ? (
        <p className="progress__left">{left}</p>
      ) : (
        <p className="progress__position" aria-hidden="true">
          {position}
        </p>
      )}
      <ol className="progress__steps">
        {steps.map(({ name, state, said }) => (
          <li
            key={name}
            className={`progress__step progress__step--${state}`}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className="progress__mark">{state === 'completed' && <Icon name="check" />}</span>
            <span className="progress__name">{name}</span>
            <VisuallyHidden>, {said}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </nav>
  )
}
