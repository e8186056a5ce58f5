import { CardsPage } from '../pages/cards.ts'
import { expect, test } from '../run.ts'

test('the listing opens on a phone, accessible and without a complaint in the console', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const cards = new CardsPage(page)
  await cards.open()
  await cards.isAccessible()
  await cards.picture()
  expect(complaints).toEqual([])
})

test('on paper is what is read, and nothing that is pressed, of any page', async ({ page }) => {
  const cards = new CardsPage(page)
  await cards.open()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Help' })).toBeHidden()
})
