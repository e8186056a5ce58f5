import { focusable, takeFocus, writable } from './take-focus.ts'

/** Time for a screen to set the focus itself, in ms. */
const grace = 80

/**
 * Focus is never lost. If the focused element is removed (a button that becomes a countdown, a heading that is rendered
 * again, a list that has loaded), the nearest remaining element gets it: a control beside it, or the screen's heading
 * if the whole content is new. Someone who was typing gets another field or the heading, never a button: the next blank
 * or Enter would press it. Clicking on empty space is left alone.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined
  let around: readonly HTMLElement[] = []
  let heading: Element | null = null
  let lost = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = target
    around = ancestorsOf(target)
    heading = screenHeading()
    lost = false
  }

  /** The heading had focus, or the screen has another heading now: the content is new and is read from the top. */
  const headingInstead = (): Element | null => {
    const now = screenHeading()
    const replaced = now !== heading && !around.some((box) => box.tagName === 'HEADER')
    return last?.tagName === 'H1' || replaced ? now : null
  }

  const restore = () => {
    if (!last || document.activeElement !== document.body) return
    lost ||= !isSeen(last)
    // Behind the full-screen loader the screen is only hidden and comes back unchanged.
    if (!lost || document.querySelector('.page__screen[hidden]')) return
    const to = isSeen(last) ? last : (headingInstead() ?? nearest(around, last) ?? screenHeading())
    if (to instanceof HTMLElement) takeFocus(to)
  }
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(restore, grace)
  }

  const watcher = new MutationObserver(look)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'open'],
  })
  document.addEventListener('focusin', note)
  // This code comes after the page: something may have the focus already.
  note({ target: document.activeElement })
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('focusin', note)
  }
}

const screenHeading = (): Element | null => document.querySelector('main h1')

const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) found.push(up)
  return found
}

/** Options are read from their question on; and who leaves one of them, unchosen, would be told that one is missing. */
const groupOf = (control: HTMLElement) => (control.matches('[type=radio]') ? control.closest('fieldset') : null)

/** The first visible control in the nearest remaining ancestor. */
function nearest(around: readonly HTMLElement[], last: HTMLElement): HTMLElement | undefined {
  const typed = last.matches(writable)
  for (const box of around) {
    if (!isSeen(box)) continue
    const controls = Array.from(box.querySelectorAll<HTMLElement>(focusable)).filter(isSeen)
    const found =
      controls.find((control) => control.matches(typed ? writable : 'input,select,textarea')) ??
      (typed ? undefined : controls[0])
    if (found) return groupOf(found) ?? found
    // Notices stand above the screen.
    if (box.matches('main,.page__screen')) return undefined
  }
  return undefined
}
