/** Pixels left above a field that the view scrolls to (specification: field scroll offset). */
export const fieldScrollOffset = 150

/**
 * Scrolls to the control with this id, leaving 150 px above it, and focuses it; who stands in it and sees all of it stays.
 * False when there is none.
 */
export function showField(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  const { top, bottom } = (control.closest('.field') ?? control).getBoundingClientRect()
  // With its message, and above a bar of actions.
  if (control === document.activeElement && top >= 0 && bottom < window.innerHeight - 96) return true
  control.focus({ preventScroll: true })
  const to = top + window.scrollY - fieldScrollOffset
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  // Browsers that only know the two-number form ignore an object, so check first.
  if (!calm && 'scrollBehavior' in document.documentElement.style) window.scrollTo({ top: to, behavior: 'smooth' })
  else window.scrollTo(0, to)
  return true
}
