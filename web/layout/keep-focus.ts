/** What can take focus by itself. */
const focusable = 'input:not([type=hidden]),select,textarea,button,a[href],summary'

/** Long enough for a screen to put the focus where it wants it, in ms. */
const grace = 80

/**
 * Focus never falls to nowhere. When the element that had it is taken away (a button that becomes a countdown, a
 * heading that is drawn again, a list that has come), the nearest thing that is still there gets it: a control beside
 * it, or the screen's heading where the whole content is another one. Pressing beside everything leaves it alone.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | undefined
  let around: readonly HTMLElement[] = []
  let heading: Element | null = null
  let lost = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    last = target
    around = ancestorsOf(target)
    heading = screenHeading()
    lost = false
  }

  /** The heading had it, or the screen has another heading now: its content is new, and is read from the top. */
  const headingInstead = (): Element | null => {
    const now = screenHeading()
    const replaced = now !== heading && !around.some((box) => box.tagName === 'HEADER')
    return last?.tagName === 'H1' || replaced ? now : null
  }

  const restore = () => {
    if (!last || document.activeElement !== document.body) return
    lost ||= !isSeen(last)
    // Behind the full-screen loader the screen is only hidden: it comes back with everything in it.
    if (!lost || document.querySelector('.page__screen[hidden]')) return
    const to = isSeen(last) ? last : (headingInstead() ?? nearest(around) ?? screenHeading())
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
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
    document.removeEventListener('focusin', note)
  }
}

/** Gives an element focus, a heading too, without moving the page. */
export function takeFocus(element: HTMLElement): void {
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const screenHeading = (): Element | null => document.querySelector('main h1')

const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) found.push(up)
  return found
}

/** The first control that is seen in the nearest surroundings that are still there. */
function nearest(around: readonly HTMLElement[]): HTMLElement | undefined {
  for (const box of around) {
    if (!isSeen(box)) continue
    const controls = Array.from(box.querySelectorAll<HTMLElement>(focusable)).filter(isSeen)
    const found = controls.find((control) => control.matches('input,select,textarea')) ?? controls[0]
    if (found) return found
    if (box.tagName === 'MAIN') return undefined
  }
  return undefined
}
