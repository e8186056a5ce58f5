declare global {
  interface Window {
    /** Set by inline/early-submit.js: returns the form or button whose press was held, and stops holding. */
    releaseHeld?: () => HTMLFormElement | HTMLButtonElement | undefined
  }
}

/** A press from before the page was interactive happens now, if what was pressed is still there. */
export function replayHeld(): void {
  const held = window.releaseHeld?.()
  if (!held?.isConnected) return
  if (held instanceof HTMLButtonElement) held.click()
  else held.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}
