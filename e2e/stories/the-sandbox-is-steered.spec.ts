import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import type { Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { ConsolePage } from '../pages/console.ts'
import { VerifyApplicationPage } from '../pages/verify-application.ts'
import { VerifyMobilePage } from '../pages/verify-mobile.ts'
import { expect, test } from '../run.ts'

/** Opened from the console under a number of nobody who is listed, up to the code. */
async function strangerAtCode(page: Page, product: { sandboxUrl: string }, bank: Bank) {
  const mobileNumber = newMobile()
  const console = new ConsolePage(page)
  await console.open(product.sandboxUrl)
  const tab = await console.opensAsStranger(mobileNumber)
  const { on } = applicantOn(tab, bank, mobileNumber)
  await on.verifyMobile.isShown()
  await expect(tab.locator('#mobileNumber')).toHaveValue(mobileNumber)
  await on.verifyMobile.fill({ consentTnc: 'Y', consentBureau: 'Y' })
  await on.verifyMobile.submit()
  await on.verifyOtp.isShown()
  return { console, tab, mobileNumber, on }
}

test('every page of the sandbox is under one menu, fit for a phone and accessible', async ({ page, product }) => {
  const console = new ConsolePage(page)
  await console.open(product.sandboxUrl)
  for (const name of [
    'Live view',
    'Inbox',
    'Dials',
    'Analytics',
    'Decision tables',
    'Entry links',
    'Telecaller desk',
    'Video KYC desk',
    'People',
  ] as const) {
    await console.goesTo(name)
    await console.isUsable()
  }
})

test('a person opens in one press: the number is filled in, and nobody else reads it in the address', async ({
  page,
  product,
}) => {
  const console = new ConsolePage(page)
  await console.open(product.sandboxUrl)
  const asha = await console.opensTheJourney(page.getByRole('link', { name: 'Open as Asha Rao' }))
  const start = new VerifyMobilePage(asha)
  await start.isShown()
  const listed = page.getByRole('listitem').filter({ hasText: 'Asha Rao' })
  const mobile = /\b9\d{9}\b/.exec(await listed.innerText())?.[0] ?? ''
  await expect(asha.locator('#mobileNumber')).toHaveValue(mobile)
  expect(asha.url()).not.toContain(mobile)
  await asha.close()

  // Who has applied before comes to the sign-in.
  const manoj = await console.opensTheJourney(await console.entryAs('Manoj Kumar'))
  await new VerifyApplicationPage(manoj).isShown()
  await expect(manoj.locator('#mobileNumber')).toHaveValue(/^9\d{9}$/)
  await manoj.close()
})

test('the code that the journey asks for appears beside, and the live view follows its reader', async ({
  page,
  product,
  bank,
}) => {
  const { console, tab, mobileNumber, on } = await strangerAtCode(page, product, bank)
  await on.verifyOtp.fill({ otp: await console.codeTo(mobileNumber) })
  await on.verifyOtp.submit()
  await on.personalDetails.isShown()

  await page.getByRole('link', { name: `Where ${mobileNumber} stands` }).click()
  await expect(console.current).toContainText('personal-details')
  await console.isUsable()
  await applicantOn(tab, bank, mobileNumber).tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
  // Without a press of the one who watches.
  await expect(console.current).toContainText('more-personal-details')
  await expect(page.getByRole('listitem').filter({ hasText: /^PERSONAL_DETAILS/ })).toBeVisible()
})

test('a turned clock is what the journey goes by at once: a code that it sent half an hour ago is refused', async ({
  page,
  product,
  bank,
}) => {
  const { console, mobileNumber, on } = await strangerAtCode(page, product, bank)
  const otp = await bank.otpFor(mobileNumber)
  await console.goesTo('Dials')
  await page.getByRole('button', { name: 'Half an hour later' }).click()
  await expect(page.getByText('The journey follows the new time.')).toBeVisible()
  await on.verifyOtp.fill({ otp })
  await on.verifyOtp.submit()
  await expect(on.verifyOtp.mistakeOf('otp')).toHaveText(fields.otpExpired)
})

test('a decision table is changed in a form, tried by the real rules, saved and reset', async ({ page, product }) => {
  const console = new ConsolePage(page)
  await console.open(product.sandboxUrl)
  await console.goesTo('Decision tables')
  const oldest = page.getByRole('textbox', { name: 'Age in years, row 2: value' })
  const outcome = page.getByRole('heading', { name: /^Outcome/ })
  await page.getByRole('textbox', { name: 'Age in years', exact: true }).fill('41')
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(outcome).toHaveText('Outcome: approve')
  await oldest.fill('forty')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(oldest).toHaveAccessibleDescription('Enter a number.')
  await oldest.fill('40')
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(outcome).toHaveText('Outcome: reject')
  await expect(page.getByText(/^Row 2, Older than 65: age 41/)).toBeVisible()
  await console.isUsable()
  try {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('edited and saved')).toBeVisible()
    await page.reload()
    await expect(oldest).toHaveValue('40')
    await page.getByRole('button', { name: 'Reset to the shipped tables' }).click()
    await expect(page.getByText('as shipped')).toBeVisible()
    await expect(oldest).toHaveValue('65')
  } finally {
    // Other stories are decided by the shipped tables.
    await page.request.post(`${product.sandboxUrl}/decisions/rules/card-decision/reset`)
  }
})
