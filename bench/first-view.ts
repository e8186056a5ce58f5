import type { Phone } from './phone.ts'

/** How to see that a page responds: an attempt, repeated until it has an effect. */
export interface Reaction {
  /** Selector of the control to try. */
  control: string
  /**
   * `type`: a wrong value is entered and the field is left. `press`: it is clicked, once, as soon as the page listens.
   */
  attempt: 'type' | 'press'
  /** Selector of what appears when the page has responded: `#id` of a message, or the pressed control. */
  answer: string
}

/**
 * One load of a page into an empty tab, with an empty cache, on a slow phone: largest contentful paint, the first
 * moment at which a wrong entry gets its message (or a press has its effect), and when React has taken over, if there
 * is React; in ms after navigation began. The attempt repeats every 20 ms from the moment the control exists, as an
 * impatient applicant's thumb does.
 */
export async function measureFirstView(phone: Phone, url: string, reaction: Reaction): Promise<Record<string, number>> {
  const { page, devtools } = phone
  const source = `(${watch.toString()})(${JSON.stringify(reaction)})`
  const { identifier } = await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source })
  // Whatever the previous page does on leaving must not count as this page's load.
  await page.goto('about:blank')
  await page.waitForTimeout(500)
  await phone.slow()
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForFunction(
      () => 'answeredAt' in window && ('aliveAt' in window || !document.getElementById('page-data')),
      undefined,
      { timeout: 60_000 },
    )
    await page.waitForTimeout(500)
    return await page.evaluate(() => {
      const seen = window as unknown as { largestAt: number; answeredAt: number; aliveAt?: number }
      return { lcp: seen.largestAt, reaction: seen.answeredAt, ...(seen.aliveAt && { alive: seen.aliveAt }) }
    })
  } finally {
    await phone.fast()
    await devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier })
  }
}

/** Runs in the page, before the page's own code. */
function watch({ control, attempt, answer }: Reaction): void {
  // As a reload finds it: a screen behind the sign-in stays unpainted in an entry of the history that is new (inline/theme.js).
  if (location.protocol !== 'about:') history.replaceState({ opened: true }, '')
  const seen = window as unknown as { largestAt?: number; answeredAt?: number; aliveAt?: number }
  new MutationObserver(() => {
    if (document.documentElement?.dataset['alive'] !== undefined) seen.aliveAt ??= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestAt = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const trying = setInterval(() => {
    if (document.querySelector(answer)) {
      clearInterval(trying)
      requestAnimationFrame(() => setTimeout(() => (seen.answeredAt ??= performance.now())))
      return
    }
    const element = document.querySelector<HTMLElement>(control)
    if (!element) return
    if (attempt === 'press') return element.click()
    value?.set?.call(element, 'x')
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
    element.dispatchEvent(new FocusEvent('blur'))
    element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }, 20)
}
