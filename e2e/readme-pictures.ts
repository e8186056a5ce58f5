import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../tools/product.ts'
import { applicantOn, newMobile } from './applicant.ts'
import { CardsPage } from './pages/cards.ts'
import { test } from './run.ts'

test('from the listing to the card', async ({ page, bank }) => {
  await new CardsPage(page).open()
  await take(page, 'cards')

  const { on, ...applicant } = applicantOn(page, bank, newMobile())
  await applicant.comesTo('more-personal-details')
  await on.morePersonalDetails.isShown()
  await take(page, 'more-personal-details')
  await applicant.tellsMore()
  await applicant.tellsAboutWork()
  await applicant.choosesHome()
  await applicant.sendsTheApplication()
  await on.congratulations.isShown()
  await countedUp(page)
  await take(page, 'congratulations')

  await applicant.acceptsTheOffer()
  await applicant.givesTheOffice()
  await applicant.provesAadhaar()
  await applicant.preparesTheCall()
  await on.setMpin.isShown(90_000)
  await applicant.setsThePin()
  await take(page, 'virtual-card')
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

  test('the offer, in Hindi and dark', async ({ page, bank }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const { on, ...applicant } = applicantOn(page, bank, newMobile())
    await applicant.comesTo('the decision')
    await on.congratulations.isShown()
    await page.getByText('हिन्दी', { exact: true }).click()
    await countedUp(page)
    await take(page, 'congratulations-desktop')
  })
})

/** The limit of a new offer, and the light over its card. */
const countedUp = (page: Page): Promise<void> => page.waitForTimeout(3000)

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(root, 'docs/screenshots', `${name}.png`), animations: 'disabled' })
}
