/** Pixels left above a field that the view scrolls to (specification: field scroll offset). */
export const fieldScrollOffset = 150

/** Scrolls to the control with this id, leaving 150 px above it, and focuses it. False when there is none. */
export function showField(id: string): boolean {
  // Of several radios it is the chosen one, where the Tab key leads too.
  const control = document.querySelector<HTMLElement>(`[name="${id}"]:checked`) ?? document.getElementById(id)
  if (!control) return false
  const frame = control.closest('.field') ?? control
  const top = frame.getBoundingClientRect().top + window.scrollY - fieldScrollOffset
  control.focus({ preventScroll: true })
  // Browsers that only know the two-number form ignore an object, so check first.
  if (
    'scrollBehavior' in document.documentElement.style &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    window.scrollTo({ top, behavior: 'smooth' })
  else window.scrollTo(0, top)
  return true
}
