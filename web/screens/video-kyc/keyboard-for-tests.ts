import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'

const nameOf = (element: Element): string =>
  (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
  element.getAttribute('aria-label') ??
  element.textContent ??
  ''

const ringOf = (element: Element | null | undefined): number => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body)
  return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
}

/** The control that has focus, which is visible: it, or the card of a choice, has a ring. */
export function focused(): string {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return 'nothing'
  if (activeElement.matches('h1, dialog')) return nameOf(activeElement)
  expect(ringOf(activeElement) || ringOf(activeElement.nextElementSibling)).toBeGreaterThanOrEqual(2)
  return nameOf(activeElement)
}

/** Tabs until the control of this name has focus. */
export async function tabsTo(name: string): Promise<void> {
  for (let tabs = 0; tabs < 30; tabs++) {
    await userEvent.tab()
    if (focused().includes(name)) return
  }
  throw new Error(`${name} is not to be reached by keyboard`)
}

/** What a screen reader says: words that come into a live region that was there before them. */
export function announcements(): { said: () => string; stop: () => void } {
  const said: string[] = []
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const within = target instanceof Element ? target : target.parentElement
      const region = within?.closest('[role=status],[role=log],[aria-live=polite]')
      if (region) said.push(region.textContent.replaceAll('\u00a0', ' '))
    }
  })
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
  return { said: () => said.join('\n'), stop: () => watcher.disconnect() }
}
