import { useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import './switch.css'

export interface SwitchProps {
  id: string
  /** What holds, not what was pressed: it moves once something else holds. */
  checked: boolean
  /** May return a promise: the switch is busy until it settles, and takes no second press. */
  onSwitch: (on: boolean) => unknown
  /** Announced while busy ("Saving…"). */
  busyText: string
  /** Something else changes what it shows: presses do nothing. */
  busy?: boolean
  /** It can't be switched now; what stands beside it says why. */
  unready?: boolean
  /** Id of what it is about, beside its label. */
  describedBy?: string
  className?: string
}

/** On or off, at once. Its name is a label's (`htmlFor`); never `disabled`, as Button. */
export function Switch({
  id,
  checked,
  onSwitch,
  busyText,
  busy = false,
  unready = false,
  describedBy,
  className,
}: SwitchProps) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const occupied = busy || pending

  function press() {
    if (busy || unready || running.current) return
    const outcome = onSwitch(!checked)
    if (!(outcome instanceof Promise)) return
    // The ref, not the state, stops the second press of a double click.
    running.current = true
    setPending(true)
    const settle = () => {
      running.current = false
      setPending(false)
    }
    outcome.then(settle, (failure: unknown) => {
      settle()
      throw failure
    })
  }

  return (
    <>
      <button
        type="button"
        role="switch"
        id={id}
        className={classes('switch', className)}
        aria-checked={checked}
        aria-describedby={describedBy}
        aria-disabled={occupied || unready || undefined}
        data-busy={occupied || undefined}
        onClick={press}
      >
        <span className="switch__track" aria-hidden="true">
          <span className="switch__thumb">{occupied && <span className="spinner" />}</span>
        </span>
      </button>
      <VisuallyHidden role="status">{occupied ? busyText : ''}</VisuallyHidden>
    </>
  )
}
