/** Pixels left above a field that the view scrolls to (specification: field scroll offset). */
export const fieldScrollOffset = 150

/** Scrolls to the control with this id, leaving 150 px above it, and focuses it. False when there is none. */
export function showField(id: string): boolean {
  const first = document.getElementById(id)
  if (!first) return false
  // Of several radios it is the chosen one, where the Tab key leads too.
  const control = first.closest('fieldset')?.querySelector<HTMLElement>('[type=radio]:checked') ?? first
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const frame = control.closest('.field') ?? control
  const top = frame.getBoundingClientRect().top + window.scrollY - fieldScrollOffset
  control.focus({ preventScroll: true })
  // Browsers that only know the two-number form ignore an object, so check first.
  if ('scrollBehavior' in document.documentElement.style) {
    window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' })
  } else window.scrollTo(0, top)
  return true
}
