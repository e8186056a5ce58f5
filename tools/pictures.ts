import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page, type ViewportSize } from 'playwright'
import { build, preview } from 'vite'
import { browserArguments, findBrowser } from './browser.ts'
import { acceptPictures, comparePictures } from './compare-pictures.ts'
import { root } from './product.ts'

// `npm run pictures [-- part of a screen's name …]`: every state of every screen as an applicant sees it, for people to
// look at, in `screenshots/states` (not committed). Takes minutes; not part of the test run. `--accept` keeps them as
// those that a later `--compare` compares with; it fails if a state looks different.
interface Series {
  name: string
  language: string
  page: BrowserContextOptions & { viewport: ViewportSize }
  /** Every state, or the first of each screen. */
  states: 'every' | 'first'
}

const phone = { width: 360, height: 740 }
const desktop = { width: 1280, height: 800 }

const series: readonly Series[] = [
  { name: 'phone', language: 'en', page: { viewport: phone }, states: 'every' },
  { name: 'desktop', language: 'en', page: { viewport: desktop }, states: 'every' },
  { name: 'phone-hindi', language: 'hi', page: { viewport: phone }, states: 'every' },
  { name: 'phone-dark', language: 'en', page: { viewport: phone, colorScheme: 'dark' }, states: 'first' },
  { name: 'desktop-dark', language: 'hi', page: { viewport: desktop, colorScheme: 'dark' }, states: 'first' },
]

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const only = process.argv.find((word) => word.startsWith('--series='))?.slice(9)
const folder = join(root, 'screenshots/states')
const accepted = join(root, 'screenshots/accepted')
const differences = join(root, 'screenshots/changed')
const taken: string[] = []

const config = join(root, 'web/gallery/vite.config.ts')
await build({ configFile: config, logLevel: 'warn' })
const gallery = await preview({ configFile: config, preview: { port: 0 }, logLevel: 'warn' })
const address = gallery.resolvedUrls?.local[0] ?? ''
const executablePath = findBrowser()
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) })

try {
  const states = await listed(await browser.newPage())
  const took = Date.now()
  for (const one of series.filter(({ name }) => !only || name === only)) {
    await mkdir(join(folder, one.name), { recursive: true })
    const left = states.flatMap(([screen, names]) =>
      (one.states === 'first' ? names.slice(0, 1) : names).map((name) => ({ screen, name })),
    )
    await Promise.all([inTurn(one, left), inTurn(one, left)])
  }
  console.log(`${taken.length} pictures in screenshots/states, ${Math.round((Date.now() - took) / 1000)} s`)
  if (process.argv.includes('--accept')) await acceptPictures(taken, folder, accepted)
  if (process.argv.includes('--compare')) await tellWhatChanged()
} finally {
  await browser.close()
  await gallery.close()
}

async function listed(page: Page): Promise<[string, string[]][]> {
  await page.goto(`${address}?list`)
  const attribute = await page.locator('body[data-examples]').getAttribute('data-examples')
  await page.close()
  const every = JSON.parse(attribute ?? '[]') as [string, string[]][]
  return every.filter(([screen]) => wanted.length === 0 || wanted.some((word) => screen.includes(word)))
}

/** Takes pictures from the list until it is empty; two run at a time. */
async function inTurn(
  { name: into, language, page: options }: Series,
  left: { screen: string; name: string }[],
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', ...options })
  const page = await context.newPage()
  for (let next = left.shift(); next; next = left.shift()) {
    await page.setViewportSize(options.viewport)
    await page.goto(
      `${address}?${new URLSearchParams({ screen: next.screen, example: next.name, language }).toString()}`,
    )
    // With nothing but a pop-up, the page behind it has no height.
    await page.locator('#content').waitFor({ state: 'attached' })
    // Side panel and notices load late, and some states press a button first; wait for effects to settle.
    await page.waitForTimeout(400)
    // The whole page as one view: what sticks to the bottom edge appears at the end, covering nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: options.viewport.width, height })
    const picture = join(into, `${next.screen} ${next.name}.png`)
    await page.screenshot({ path: join(folder, picture), fullPage: true })
    taken.push(picture)
  }
  await context.close()
}

async function tellWhatChanged(): Promise<void> {
  const { added, changed } = await comparePictures(taken.toSorted(), { from: folder, accepted, differences })
  for (const { picture, why } of changed) console.log(`changed: ${picture}, ${why}`)
  if (added.length > 0) console.log(`${added.length} not accepted yet; look at them, then run this with --accept`)
  console.log(`${changed.length} changed, drawn in screenshots/changed`)
  if (changed.length > 0) process.exitCode = 1
}
