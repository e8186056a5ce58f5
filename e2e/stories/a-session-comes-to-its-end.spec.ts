import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as welcome } from '@card-journey/journey/texts/en/verify-otp.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { expect, test } from '../run.ts'

/** The bank's clock and the device's, together. */
async function passes(minutes: number, { bank, context }: { bank: Bank; context: BrowserContext }): Promise<void> {
  await bank.passTime(minutes * 60)
  await context.clock.fastForward(minutes * 60_000)
}

/** The browser's own "Duplicate tab": session storage is copied. */
async function duplicate(page: Page): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))])
  await expect(tab.locator('#firstName')).toBeVisible()
  await expect(tab.locator('html')).toHaveAttribute('data-alive', '')
  return tab
}

async function applies(page: Page, bank: Bank) {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  return applicant.on.personalDetails
}

const asks = (page: Page) => page.getByRole('alertdialog', { name: shell['sessionEnding.heading'] })

const isSignedOut = (page: Page) => expect(page.getByText(errors['S100.firstSubHeadingEnded'])).toBeVisible()

test('[RO-14] before a session ends it asks in all tabs that share it, and one press keeps all of them', async ({
  page,
  context,
  bank,
}) => {
  await context.clock.install()
  const personalDetails = await applies(page, bank)
  await personalDetails.fill({ firstName: 'Asha' })
  const tab = await duplicate(page)
  await passes(28, { bank, context })
  await expect(asks(tab)).toBeVisible()
  await expect(asks(page)).toBeVisible()
  await asks(page).getByRole('button', { name: shell['sessionEnding.stay'] }).last().click()
  await expect(asks(page)).toBeHidden()
  await expect(asks(tab)).toBeHidden()
  await expect(page.locator('#firstName')).toHaveValue('Asha')

  // Nobody answers: at the end of the longer session the server is asked, and both tabs say what happened.
  await passes(29, { bank, context })
  await expect(asks(page)).toBeVisible()
  await passes(2, { bank, context })
  await isSignedOut(page)
  await isSignedOut(tab)
})

test('[RO-14] who turns the sandbox’s clock on and comes back to the journey is warned and signed out by it', async ({
  page,
  bank,
}) => {
  await applies(page, bank)
  const comesBack = () => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await bank.passTime(28 * 60)
  // What looks at the clock loads once the page is idle: a first look may come before it.
  await expect(async () => {
    await comesBack()
    await expect(asks(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await bank.passTime(3 * 60)
  await comesBack()
  await isSignedOut(page)
})

test('[RO-14] who signs out in one tab is signed out in the other at once, and it says so', async ({ page, bank }) => {
  await applies(page, bank)
  const tab = await duplicate(page)
  await page.getByRole('button', { name: shell['header.signOut'] }).click()
  await page.getByRole('dialog').getByRole('button', { name: shell['header.signOut'], exact: true }).click()
  await expect(page).toHaveURL(/\/verify\/application/)
  await isSignedOut(tab)
})

test('[RO-14] what is typed when the session ends is there after signing in again', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  await page.locator('#lastName').pressSequentially('Kulk')
  await bank.passTime(31 * 60)
  await page.locator('#lastName').pressSequentially('arnee')
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')))
  await isSignedOut(page)
  await page.getByRole('button', { name: errors['S100.buttonSignIn'] }).click()
  await applicant.signsIn()
  await page.getByRole('button', { name: welcome['welcome.continue'] }).click()
  await applicant.on.personalDetails.isShown()
  await expect(page.locator('#lastName')).toHaveValue('Kulkarnee')
})
