import { languages } from '@card-journey/journey/texts/languages.ts'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../run.ts'

const publicScreens: readonly { id: ScreenId; query: string }[] = [
  { id: 'cards', query: '' },
  { id: 'card-details', query: '?productLogo=utsav' },
  { id: 'compare-cards', query: '?cards=utsav,vayu-miles' },
  { id: 'verify-mobile', query: '?productLogo=utsav' },
  { id: 'verify-application', query: '' },
  { id: 'terms-conditions', query: '' },
  { id: 'error', query: '' },
]

for (const language of languages) {
  for (const { id, query } of publicScreens) {
    test(`${id} opens in ${language} as finished HTML, without violation of accessibility or of the content policy`, async ({
      page,
      context,
      product,
    }) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await context.addCookies([{ name: 'language', value: language, url: product.url }])
      const path = screenPaths[id].replace(':document', 'MITC') + query
      const html = await (await context.request.get(path)).text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        'no sideways scroll',
      ).toBe(true)
      expect(complaints).toEqual([])
    })
  }
}

test('[RT-14, RT-70] an unknown path shows the failure screen with 404', async ({ page }) => {
  const response = await page.goto('/nothing/here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
