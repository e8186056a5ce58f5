import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** 1280 × 1024 pixels at 400 %, and the narrowest phone. */
const sizes = [
  [320, 256],
  [320, 740],
] as const

const controls = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex="0"]'

/** What a control is seen by: itself, or the label that stands for an input without a look of its own. */
function visiblePart(control: HTMLElement): Element {
  const hasLook = getComputedStyle(control).opacity !== '0'
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return hasLook ? control : (label ?? control)
}

const isSeen = (control: HTMLElement): boolean => {
  const part = visiblePart(control)
  const { left, top, bottom, width } = part.getBoundingClientRect()
  const from = Math.max(top, 0)
  const to = Math.min(bottom, innerHeight)
  // Its upper part, middle and lower part, as far as they are on the screen.
  return [0.2, 0.5, 0.8].every((share) => {
    const at = document.elementFromPoint(left + width / 2, from + (to - from) * share)
    return at !== null && (part.contains(at) || at.contains(part) || at.closest('label')?.contains(control))
  })
}

/** Controls that are not to be seen while they have focus. */
const coveredIn = (container: Element): string[] =>
  Array.from(container.querySelectorAll<HTMLElement>(controls))
    .filter((control) => {
      if (control.getClientRects().length === 0) return false
      control.focus()
      return document.activeElement === control && !isSeen(control)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

/** Nothing is wider than the page, and whatever has focus lies under nothing else (WCAG 2.2, 1.4.10 and 2.4.11). */
export async function fitsAt400Percent(container: Element): Promise<void> {
  for (const [width, height] of sizes) {
    await page.viewport(width, height)
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    // A page that scrolls to a refused field comes to rest first.
    await expect.poll(() => coveredIn(container)).toEqual([])
  }
}
