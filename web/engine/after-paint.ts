/**
 * After the next frame, or now where none is painted. For what a page says about a press: to render it first would hold
 * up the request (bench/steps.ts). Another press comes after it, and so finds a button that is busy.
 */
export function afterPaint(work: () => void): void {
  if (typeof document === 'undefined' || document.hidden) return work()
  let due = true
  const now = () => {
    removeEventListener('click', now, true)
    if (due) work()
    due = false
  }
  addEventListener('click', now, true)
  requestAnimationFrame(() => setTimeout(now))
}
