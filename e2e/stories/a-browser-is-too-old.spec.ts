import { AxeBuilder } from '@axe-core/playwright'
import { texts as english } from '@card-journey/journey/texts/en/shell.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/shell.ts'
import { expect, test } from '../run.ts'

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.137 Mobile Safari/537.36',
})

test('[SC-36, CO-41] an old browser gets a page of its own at every address, in both languages, with whom to call', async ({
  page,
}) => {
  for (const [path, texts] of [
    ['/cards?language=en', english],
    ['/auth/personal-details?language=hi', hindi],
  ] as const)
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(page.getByText(texts['browser.heading'])).toBeVisible()
      await expect(page.getByText(/1800\s000\s0000/).first()).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      const { violations } = await new AxeBuilder({ page }).include('.browser-check').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
})
