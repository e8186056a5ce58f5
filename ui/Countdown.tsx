import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface CountdownProps {
  secondsLeft: number
  /** The words at so many seconds left, zero included. */
  text: (seconds: number) => string
}

/** The last point at or above which a listener is told: every half minute, then at ten seconds, then at the end. */
export function announcedAt(secondsLeft: number): number {
  if (secondsLeft <= 0) return 0
  return secondsLeft <= 10 ? 10 : Math.ceil(secondsLeft / 30) * 30
}

/** Time that runs down. Seen every second; heard at sensible intervals. */
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
