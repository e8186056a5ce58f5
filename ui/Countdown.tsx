import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountdownProps {
  secondsLeft: number
  /** The text for a number of seconds left, including zero. */
  text: (seconds: number) => string
}

/** When screen readers are told: every half minute, then at ten seconds, then at the end. */
export function announcedAt(secondsLeft: number): number {
  if (secondsLeft <= 0) return 0
  return secondsLeft <= 10 ? 10 : Math.ceil(secondsLeft / 30) * 30
}

/** A countdown: updated every second, announced at sensible intervals. */
export function Countdown({ secondsLeft, text }: CountdownProps) {
  return (
    <p className="countdown">
      <span aria-hidden="true">{text(Math.max(0, secondsLeft))}</span>
      <VisuallyHidden role="timer" aria-live="polite" aria-atomic="true">
        {text(announcedAt(secondsLeft))}
      </VisuallyHidden>
    </p>
  )
}
