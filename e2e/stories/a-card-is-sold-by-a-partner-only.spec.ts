import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { CardsPage } from '../pages/cards.ts'
import { ErrorPage } from '../pages/error.ts'
import { expect, test } from '../run.ts'

test('[RO-08, ER-31] by an ordinary link to a card that the partner alone sells, somebody is told so, and finds the other cards', async ({
  page,
}) => {
  const refused = new ErrorPage(page)
  for (const address of ['/verify/mobile?productLogo=saathi', '/card-details?productLogo=saathi-plus']) {
    await page.goto(address)
    await refused.isAt()
    await expect(refused.heading).toHaveText(errors['PARTNER_RESTRICTED.heading'])
    await refused.isAccessible()
  }
  await page.getByRole('button', { name: errors['PARTNER_RESTRICTED.buttonRequired'] }).click()
  await new CardsPage(page).isShown()
})
