import { texts as cards } from '@card-journey/journey/texts/en/cards.ts'
import { texts as comparison } from '@card-journey/journey/texts/en/compare-cards.ts'
import { texts as document } from '@card-journey/journey/texts/en/terms-conditions.ts'
import { CardsPage } from '../pages/cards.ts'
import { CompareCardsPage } from '../pages/compare-cards.ts'
import { TermsConditionsPage } from '../pages/terms-conditions.ts'
import { VerifyMobilePage } from '../pages/verify-mobile.ts'
import { expect, test } from '../run.ts'

test('[RT-74] two cards of the listing are compared, one is applied for, and its terms are read and printed first', async ({
  page,
}) => {
  await new CardsPage(page).open()
  const boxes = page.getByRole('checkbox', { name: cards.compare })
  await boxes.nth(0).check({ force: true })
  await boxes.nth(1).check({ force: true })
  await page.getByRole('link', { name: cards['tray.compare'], exact: true }).click()
  const compared = new CompareCardsPage(page)
  await compared.isShown()
  await compared.isAccessible()
  await expect(page.getByRole('table', { name: comparison.caption }).getByRole('columnheader')).toHaveCount(2)
  await compared.reload()
  await page.getByRole('link', { name: comparison.apply }).first().click()
  const start = new VerifyMobilePage(page)
  await start.isShown()

  const opened = page.waitForEvent('popup')
  await page
    .locator('main')
    .getByRole('link', { name: /new tab/ })
    .first()
    .click()
  const terms = new TermsConditionsPage(await opened)
  await terms.showsADocument()
  await terms.isAccessible()
  await terms.prints(document.print)
  await start.isShown()
})
