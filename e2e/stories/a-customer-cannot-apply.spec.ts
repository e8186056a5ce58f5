import { texts } from '@card-journey/journey/texts/en/redirect.ts'
import { texts as vkycRejection } from '@card-journey/journey/texts/en/vkycRejection.ts'
import { texts as reject811Customer } from '@card-journey/journey/texts/en/reject811Customer.ts'
import { texts as visitBranch } from '@card-journey/journey/texts/en/visit-branch.ts'
import { applicantOn } from '../applicant.ts'
import { DobPage } from '../pages/dob.ts'
import { NoRegisteredMobilePage } from '../pages/no-registered-mobile.ts'
import { NotSourcingPage } from '../pages/not-sourcing.ts'
import { RedirectPage } from '../pages/redirect.ts'
import { Reject811CustomerPage } from '../pages/reject811Customer.ts'
import { VisitBranchPage } from '../pages/visit-branch.ts'
import { VkycRejectionPage } from '../pages/vkycRejection.ts'
import type { Bank } from '../bank.ts'
import { expect, test } from '../run.ts'

type Page = ConstructorParameters<typeof DobPage>[0]

async function provesTheirBirthDate(page: Page, bank: Bank, mobile: string, dateOfBirth: string, card?: string) {
  await applicantOn(page, bank, mobile).provesTheirMobile(card)
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth })
  await dob.submit()
}

test('[LG-08] a customer of the bank’s other journey is told where the next page is before it opens', async ({
  page,
  bank,
}) => {
  await page.route('https://cards.aranyabank.example/**', (route) => route.fulfill({ body: 'the other journey' }))
  await applicantOn(page, bank, '9100000010').provesTheirMobile('utsav&channelCode=SF96&utm_source=mailer')
  const redirect = new RedirectPage(page)
  await redirect.isAt()
  await expect(page.locator('main')).toContainText('cards.aranyabank.example')
  // Otherwise it opens by itself, on a busy machine before the page has been looked at.
  await page.getByRole('button', { name: texts.stay }).click()
  await redirect.isAccessible()
  await page.getByRole('button', { name: texts.go.replace('{site}', 'cards.aranyabank.example') }).click()
  await expect(page).toHaveURL('https://cards.aranyabank.example/existing-customers?utm_source=mailer')
})

test('[RT-69] a digital account’s KYC comes first: asked again it is still the same, and a branch is one press away', async ({
  page,
  bank,
}) => {
  await provesTheirBirthDate(page, bank, '9100000013', '1998-03-08', 'zero')
  const kyc = new Reject811CustomerPage(page)
  await kyc.isShown()
  await kyc.isAccessible()
  await kyc.reload()
  await page.getByRole('button', { name: reject811Customer.again }).click()
  await expect(page.getByText(reject811Customer['again.still'])).toBeVisible()
  await page.getByRole('button', { name: reject811Customer.branch }).click()
  await new VisitBranchPage(page).isShown()
  await expect(page.locator('main')).toContainText(visitBranch['kyc.lead'])
})

test('[SC-14] who is not sourceable, and who failed a video call before, are told kindly and without the bank’s reason', async ({
  page,
  bank,
  browser,
}) => {
  await provesTheirBirthDate(page, bank, '9100000016', '1986-08-13')
  const ended = new NotSourcingPage(page)
  await ended.isShown()
  await expect(page.locator('main')).not.toContainText(/sourc/i)
  await ended.isAccessible()
  await ended.triesToSkipAheadTo('dob')

  const context = await browser.newContext()
  const other = await context.newPage()
  await provesTheirBirthDate(other, bank, '9100000019', '1990-01-27')
  const rejected = new VkycRejectionPage(other)
  await rejected.isAt()
  await expect(rejected.page.getByText(vkycRejection['earlier.lead'])).toBeVisible()
  await rejected.isAccessible()
  await context.close()
})

test('[SC-18] a partner’s card needs a registered number; a customer whose KYC is old is asked to a branch', async ({
  page,
  bank,
  browser,
}) => {
  await provesTheirBirthDate(page, bank, '9100000017', '1993-02-11', 'utsav&channelCode=SF70')
  const noMobile = new NoRegisteredMobilePage(page)
  await noMobile.isShown()
  await noMobile.isAccessible()

  const context = await browser.newContext()
  const other = await context.newPage()
  await provesTheirBirthDate(other, bank, '9100000020', '1978-07-31')
  await new VisitBranchPage(other).isShown()
  await expect(other.locator('main')).toContainText(visitBranch['kyc.lead'])
  await context.close()
})
