import type { Browser, Page } from '@playwright/test'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as welcome } from '@card-journey/journey/texts/en/verify-otp.ts'
import { applicantOn, newMobile, ownOf, person } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { expect, test } from '../run.ts'

const signsIn = (page: Page, bank: Bank, mobileNumber: string): Promise<void> =>
  applicantOn(page, bank, mobileNumber).signsIn()

const continues = (page: Page) => page.getByRole('button', { name: welcome['welcome.continue'] }).click()
const logo = (page: Page) => page.locator('.header__home').click()

/** Codes have to be 90 seconds apart. */
const later = (bank: Bank, minutes: number) => bank.passTime(minutes * 60)

async function applies(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.provesTheirMobile()
  await applicant.on.personalDetails.isShown()
  return applicant
}

const elsewhere = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage()

test('[RO-14] by the logo and "Continue your application" the same tab is back in, with a new code', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const { on } = await applies(page, bank, mobileNumber)
  await logo(page)
  await later(bank, 2)
  await page.locator('a[href="/verify/application"]').first().click()
  await signsIn(page, bank, mobileNumber)
  await continues(page)
  await on.personalDetails.isShown()
})

test('[RO-14] two tabs of one browser: each continues after the other has signed in', async ({
  page,
  context,
  bank,
}) => {
  const mobileNumber = newMobile()
  const first = await applies(page, bank, mobileNumber)
  await later(bank, 2)
  const tab = await context.newPage()
  await tab.goto('/verify/application')
  await signsIn(tab, bank, mobileNumber)
  await continues(tab)
  const second = applicantOn(tab, bank, mobileNumber)
  await second.on.personalDetails.isShown()
  await page.bringToFront()
  await page.reload()
  await first.on.personalDetails.isShown()
  await tab.bringToFront()
  await tab.reload()
  await second.on.personalDetails.isShown()
})

test('[RO-14] after leaving by the logo another device takes over at once with its own code', async ({
  page,
  browser,
  product,
  bank,
}) => {
  const mobileNumber = newMobile()
  await applies(page, bank, mobileNumber)
  const left = page.waitForResponse((response) => response.url().endsWith('/leaveApplication'))
  await logo(page)
  await left
  await later(bank, 2)
  const other = await elsewhere(browser, product.url)
  await other.goto('/verify/application')
  await signsIn(other, bank, mobileNumber)
  await continues(other)
  await applicantOn(other, bank, mobileNumber).on.personalDetails.isShown()
  await other.context().close()
})

test('[EC-05] a PAN that another application has: "Sign in" leads to that one, in the same browser', async ({
  page,
  browser,
  product,
  bank,
}) => {
  const [owner, mobileNumber] = [newMobile(), newMobile()]
  const other = await elsewhere(browser, product.url)
  const theirs = await applies(other, bank, owner)
  await theirs.tellsAboutThemselves()
  await theirs.on.morePersonalDetails.isShown()
  await logo(other)
  await other.context().close()

  const { on } = await applies(page, bank, mobileNumber)
  await on.personalDetails.fill({ ...person, ...ownOf(mobileNumber), panNumber: ownOf(owner).panNumber })
  await on.personalDetails.submitsWithEmailCode(() => bank.otpFor(ownOf(mobileNumber).emailId))
  await expect(on.personalDetails.heading).toHaveText(errors['P101.heading'])
  await later(bank, 2)
  await page.getByRole('button', { name: errors['P101.buttonRequired'] }).click()
  await signsIn(page, bank, owner)
  await continues(page)
  await on.morePersonalDetails.isShown()
})

test('[LG-18] a number without an application: told so for good, and led to the cards', async ({ page, bank }) => {
  await page.goto('/verify/application')
  await signsIn(page, bank, newMobile())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['A100.heading'])
  await page.waitForTimeout(1000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['A100.heading'])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['A100.heading'])
  await page.getByRole('button', { name: errors['A100.buttonRequired'] }).click()
  await expect(page).toHaveURL(/\/cards/)
})
