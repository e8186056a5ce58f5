import type { Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

interface Watched {
  /** When summaries of mistakes came and went, in ms. */
  came: number[]
  went: number[]
  /** Layout shifts that no press explains: when, and what moved. */
  shifts: { at: number; moved: string[] }[]
}

/** Notes in the page, from its first moment on, what becomes of the summary and what moves. */
function watch(): void {
  const watched: Watched = { came: [], went: [], shifts: [] }
  Object.assign(window, { watched })
  const summaries = (nodes: NodeList) =>
    Array.from(nodes).filter((node) => node instanceof Element && node.matches('.error-summary')).length
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      if (summaries(removedNodes)) watched.went.push(performance.now())
      if (summaries(addedNodes)) watched.came.push(performance.now())
    }
  }).observe(document, { childList: true, subtree: true })
  type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, startTime, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        watched.shifts.push({
          at: startTime,
          moved: sources.map(({ node }) => (node instanceof Element ? node.className : String(node?.nodeName))),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset['alive'] !== undefined)

/** A processor a quarter as fast, and scripts that come when `let go` is called. */
async function slowPhone(page: Page): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(watch)
  return letGo
}

async function submitsEmptyTooEarly(page: Page, go: () => Promise<unknown>): Promise<void> {
  const letGo = await slowPhone(page)
  await go()
  await page.locator('main button[type=submit]').click({ noWaitAfter: true })
  const summary = page.locator('.error-summary')
  await expect(summary).toBeVisible()
  expect(await isAlive(page)).toBe(false)
  const said = await summary.textContent()
  letGo()
  await expect.poll(() => isAlive(page), { timeout: 30_000 }).toBe(true)
  // The engine, the record and the late words come after it.
  await page.waitForTimeout(3000)
  expect(await summary.textContent()).toBe(said)
  const { came, went, shifts } = await watched(page)
  expect([came.length, went]).toEqual([1, []])
  expect(shifts.filter(({ at }) => at > (came[0] ?? 0))).toEqual([])
}

test('an empty form is submitted before the page is interactive: the summary appears immediately, stays the same, and nothing moves after it', async ({
  page,
}) => {
  await submitsEmptyTooEarly(page, () => page.goto('/verify/mobile?productLogo=utsav', { waitUntil: 'commit' }))
})

test('the same on a page of an application, whose record comes later', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.provesTheirMobile()
  await applicant.on.personalDetails.isShown()
  await submitsEmptyTooEarly(page, () => page.reload({ waitUntil: 'commit' }))
})
