import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from './Icon.tsx'

export interface DialogProps {
  open: boolean
  heading: ReactNode
  /** Escape, the cross or the browser's own way of closing. The parent sets `open` to false. */
  onClose: () => void
  /** Label of the close button. */
  closeLabel: string
  children: ReactNode
  /** Buttons, primary first. */
  actions?: ReactNode
  /** It came by itself and needs an answer soon: its words are read out at once. */
  urgent?: boolean
}

/** ms, as long as two clicks are one double click. */
const doubleClick = 500

/** A modal dialog. The browser traps focus inside and restores it afterwards. */
export function Dialog({ open, heading, onClose, closeLabel, children, actions, urgent = false }: DialogProps) {
  const id = useId()
  const self = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const openedAt = useRef(0)
  const used = useRef<Element | null>(null)

  useEffect(() => {
    const dialog = self.current
    if (!dialog || !open || dialog.hasAttribute('open')) return
    opener.current = document.activeElement
    // Safari before 15.4 has no modal dialog: the same box is shown over the page without the browser's focus trap.
    if (dialog.showModal) dialog.showModal()
    else {
      dialog.setAttribute('open', '')
      dialog.focus()
    }
    const begin = () => {
      openedAt.current = performance.now()
      used.current = null
      // The browser's choice would be the cross, the one thing that nobody opened it for.
      const first =
        dialog.querySelector<HTMLElement>('[type=radio]:checked') ??
        dialog.querySelector<HTMLElement>(urgent ? '.button' : '.dialog__body input, .dialog__body select')
      ;(first ?? dialog).focus()
    }
    begin()
    // What was pressed has made room for what comes next: that is as new as if it had been opened.
    const steps = new MutationObserver(() => used.current?.isConnected === false && begin())
    steps.observe(dialog, { childList: true, subtree: true })
    return () => {
      steps.disconnect()
      delete dialog.dataset['parked']
      if (dialog.close) dialog.close()
      else dialog.removeAttribute('open')
      // In Safari a press does not focus a button; then the page's content gets focus, never nothing.
      // So it does where what was pressed is gone.
      const gone = opener.current === document.body || !opener.current?.isConnected
      const back = gone ? dialog.closest('main') : opener.current
      if (back instanceof HTMLElement) back.focus()
    }
  }, [open, urgent])

  const refuse = (event: SyntheticEvent) => {
    if (event.timeStamp - openedAt.current > doubleClick) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <dialog
      ref={self}
      className="dialog"
      aria-labelledby={id}
      {...(urgent && { role: 'alertdialog', 'aria-describedby': `${id}-body` })}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Closed by the browser without asking (a second Escape, a form's method=dialog). The event comes late: a dialog
      // that is open again by then, as after a repeated effect, was not closed by the user; nor was a parked one, which
      // will open again.
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.hasAttribute('open') && !('parked' in currentTarget.dataset)) onClose()
      }}
      // The second half of a double press was meant for what opened it, not for what lies there now: it neither takes the
      // focus from the first field, which would be refused untouched, nor presses.
      onMouseDownCapture={(event) => {
        if (event.detail > 1) refuse(event)
      }}
      onClickCapture={(event) => {
        used.current = event.target instanceof Element ? event.target.closest('button') : null
        if (event.detail > 1) refuse(event)
      }}
      onKeyDownCapture={(event) => {
        if (event.key === 'Enter' && !urgent) refuse(event)
        // Whoever has pressed another key since has seen what lies there.
        else openedAt.current = -doubleClick
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.currentTarget.showModal) onClose()
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{heading}</h2>
        <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <div className="dialog__body" id={`${id}-body`}>
        {children}
      </div>
      {actions && <div className="dialog__actions">{actions}</div>}
    </dialog>
  )
}
