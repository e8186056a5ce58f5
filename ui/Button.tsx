import { useRef, useState, type ComponentProps, type MouseEvent } from 'react'
import { buttonClass, type ButtonKind } from './button-class.ts'
import { classes } from './classes.ts'
import { useMoving } from './moving.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  kind?: ButtonKind
  /** As wide as its container. */
  wide?: boolean
  /** Something the button started is in progress: presses do nothing, nor until the screen it leads to has come. */
  busy?: boolean
  /** Shown beside the progress and announced while busy ("Saving…"). */
  busyText?: string
  /**
   * Greyed and announced as unavailable, but focusable; presses still fire, so that the form can show what is missing.
   */
  unready?: boolean
  /** May return a promise: the button is busy until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/** Never `disabled`: a disabled button loses focus and can't say why. */
export function Button({
  kind,
  wide,
  busy = false,
  busyText,
  unready = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const moving = useMoving()
  const [was, setWas] = useState(false)
  // Until the next screen is there, if it leads to one; another way elsewhere, as Back, is not its doing.
  const occupied = busy || pending || (moving && was)
  if (was !== occupied) setWas(occupied)

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `pending`, which may be a render late: a press after the end counts.
    if (busy || running.current || (moving && was)) {
      event.preventDefault()
      return
    }
    const outcome = onClick?.(event)
    if (!(outcome instanceof Promise)) return
    // The ref, not the state, stops the second press of a double click, because it takes effect before the next render.
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
        {...rest}
        type={type}
        className={classes(buttonClass(kind, wide), className)}
        aria-disabled={occupied || unready || undefined}
        data-busy={occupied || undefined}
        onClick={press}
      >
        {occupied && <span className="spinner" aria-hidden="true" />}
        <span className="button__label">{occupied && busyText ? busyText : children}</span>
      </button>
      {busyText !== undefined && <VisuallyHidden role="status">{occupied ? busyText : ''}</VisuallyHidden>}
    </>
  )
}
