import { CardsPage } from '../pages/cards.ts'
import { expect, test } from '../run.ts'

test('in the card’s frame only the button copies, and only the number', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await new CardsPage(page).open()
  // Before, React would take what it has not rendered for a mistake.
  await page.locator('html[data-alive]').waitFor()
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = '/card-frame'
    addEventListener('message', ({ data }) => {
      if (data !== 'card frame is ready') return
      const lines = [
        { term: 'Card number', value: '5210 0000 0000 4242', copy: '5210000000004242' },
        { term: 'CVV', value: '907' },
      ]
      const words = { copy: 'Copy', copied: 'Copied' }
      frame.contentWindow?.postMessage({ what: 'card', ink: '#000', language: 'en', words, lines, forMs: 60_000 }, '*')
    })
    document.body.prepend(frame)
  })
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('dl')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+C')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.locator('h1').click()
  expect(await clipboard()).not.toContain('907')
  await frame.getByRole('button', { name: 'Copy' }).click()
  await expect(frame.getByRole('button', { name: 'Copied' })).toBeFocused()
  await page.locator('h1').click()
  expect(await clipboard()).toBe('5210000000004242')
  await expect(frame.locator('textarea')).toHaveCount(0)
})

test('what the card’s frame shows keeps to the edges of the card, the number large on a line of its own', async ({
  page,
}) => {
  for (const { width, height, inset, lines } of [
    { width: 288, height: 125, inset: 17, lines: 1 },
    { width: 328, height: 142, inset: 20, lines: 1 },
    { width: 400, height: 173, inset: 24, lines: 1 },
    { width: 232, height: 295, inset: 22, lines: 2 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.goto('/card-frame')
    await page.evaluate(() => {
      const lines = [
        { term: 'Card number', value: '5210 0000 0000 4242', copy: '5210000000004242' },
        { term: 'Valid through', value: '11/31' },
        { term: 'CVV', value: '907' },
      ]
      const words = { copy: 'Copy', copied: 'Copied' }
      window.postMessage({ what: 'card', ink: '#000', language: 'en', words, lines, forMs: 60_000 }, '*')
    })
    const number = page.locator('dd').first()
    await expect(number).toBeVisible()
    const boxOf = async (what: string) => {
      const box = await page.locator(what).boundingBox()
      if (!box) throw new Error(`No ${what}`)
      return { ...box, right: box.x + box.width, bottom: box.y + box.height }
    }
    const digits = await boxOf('dl > div:first-child > dd')
    const sign = await boxOf('svg')
    const [through, cvv] = [await boxOf('dl > div:nth-child(2) > dd'), await boxOf('dl > div:nth-child(3) > dd')]
    const size = await number.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))
    expect(size, `${width}`).toBeGreaterThanOrEqual(20)
    expect(Math.round(digits.height / (size * 1.3)), `${width}`).toBe(lines)
    expect(Math.abs(digits.x - inset), `${width}`).toBeLessThanOrEqual(1)
    expect(Math.abs(width - sign.right - inset), `${width}`).toBeLessThanOrEqual(1)
    expect(cvv.y).toBe(through.y)
    expect(height - cvv.bottom, `${width}`).toBeGreaterThan(inset - 7)
    expect(height - cvv.bottom, `${width}`).toBeLessThan(inset)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width}`).toBe(height)
    expect((await boxOf('button')).width).toBeGreaterThanOrEqual(44)
  }
})
