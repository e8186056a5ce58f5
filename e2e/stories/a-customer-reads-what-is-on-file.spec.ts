import { versionOf } from '@card-journey/bank/text-version-for-tests.ts'
import type { Page } from '@playwright/test'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { texts as delivery } from '@card-journey/journey/texts/en/delivery-address.ts'
import { texts as listing } from '@card-journey/journey/texts/en/eligible-card-listing.ts'
import { texts as details } from '@card-journey/journey/texts/en/etb-personal-details.ts'
import { applicantOn } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { AuthCardDetailsPage } from '../pages/auth-card-details.ts'
import { ConsentsPage } from '../pages/consents.ts'
import { CustomiseCardPage } from '../pages/customise-card.ts'
import { EligibleCardListingPage } from '../pages/eligible-card-listing.ts'
import { EtbPersonalDetailsPage } from '../pages/etb-personal-details.ts'
import { expect, test } from '../run.ts'
import { storyDay } from '../story-day.ts'

/** The code that was sent to the address, in the sheet of the same screen. */
async function entersTheCode(page: Page, bank: Bank, emailId: string) {
  await page.locator('#otp').waitFor()
  await page.locator('#otp').fill(await bank.otpFor(emailId))
}

test('[RT-72] another card than the one applied for is a choice; what is on file is shown in part, and the email changed by a code', async ({
  page,
  bank,
}) => {
  const customer = applicantOn(page, bank, '9100000025')
  await customer.provesTheirBirthDate('1980-03-29')
  const choice = new EligibleCardListingPage(page)
  const named = (text: string) => text.replaceAll('{product}', 'Aranya Parvat')
  await choice.isAt()
  await expect(choice.heading).toHaveText(named(listing['other.heading']))
  await choice.isAccessible()
  await page.getByRole('link', { name: listing['other.others'] }).click()
  await expect(page).toHaveURL(/\/cards$/)
  await page.goto(choice.path)
  await page.getByRole('button', { name: named(listing['other.see']) }).click()
  const card = new AuthCardDetailsPage(page)
  await card.isAt()
  await expect(card.heading).toHaveText('Aranya Parvat')
  await card.takesTheCard()
  const customise = new CustomiseCardPage(page)
  await customise.isShown()
  await customise.fill({ network: 'MERIDIAN', nameOnCard: 'Rohan Wagle' })
  await customise.submit()
  await customer.on.deliveryAddress.isShown()

  await page.getByRole('link', { name: delivery.details }).click()
  const review = new EtbPersonalDetailsPage(page)
  await review.isAt()
  await expect(review.heading).toHaveText(details['review.heading'])
  await expect(page.locator('main')).toContainText('ro****mple')
  await review.isAccessible()
  await page.getByRole('button', { name: /^Change/ }).click()
  const emailId = 'rohan.new@mail.example'
  await review.fill({ emailId })
  await page.getByRole('button', { name: details['review.save'] }).click()
  await entersTheCode(page, bank, emailId)
  await customer.on.deliveryAddress.isShown()
})

test('[NX-E-14] an email that the bank lacks is asked alone, and proven by a code; the consents given so far are listed', async ({
  page,
  bank,
}) => {
  const customer = applicantOn(page, bank, '9100000026')
  await customer.provesTheirBirthDate('1987-11-08')
  const missing = new EtbPersonalDetailsPage(page)
  await missing.isShown()
  await expect(page.locator('[name=panNumber]')).toHaveCount(0)
  const emailId = 'sunita.lobo@mail.example'
  await missing.fill({ emailId })
  await missing.submit()
  await entersTheCode(page, bank, emailId)
  await customer.on.deliveryAddress.isShown()

  const consents = new ConsentsPage(page)
  await consents.open()
  const given = dateInWords(storyDay, 'en').replaceAll(' ', String.raw`\s`)
  const version = `(${['TNC', 'BUREAU'].map(versionOf).join('|')})`
  const answers = page
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: new RegExp(`^Given on ${given}, .* when you started your application\\.`) })
  // Which text it was stands with the text.
  await expect(answers.filter({ hasText: new RegExp(`Version ${version}, English\\.$`) })).toHaveCount(2)
  await consents.isAccessible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
