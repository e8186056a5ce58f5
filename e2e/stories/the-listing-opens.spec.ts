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
