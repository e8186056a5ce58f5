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
