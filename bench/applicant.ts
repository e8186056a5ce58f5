import type { Page } from '@playwright/test'
import { bankAt } from '@card-journey/e2e/bank.ts'

/** Brings a browser to personal-details as an applicant would: mobile number, consents, the code from the inbox. */
export async function arriveAtPersonalDetails(
  page: Page,
  url: string,
  sandboxUrl: string,
  mobile: string,
): Promise<void> {
  const bank = bankAt(sandboxUrl)
  await page.goto(`${url}/cards`)
  await page.goto(`${url}/verify/mobile`)
  await page.locator('[name=mobileNumber]').fill(mobile)
  for (const box of await page.locator('main input[type=checkbox]').all()) await box.check()
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/verify/otp')
  await page
    .locator('[name=otp]')
    .first()
    .pressSequentially(await bank.otpFor(mobile))
  const submit = page.locator('main button[type=submit]')
  if (await submit.isVisible()) await submit.click()
  await page.waitForURL('**/auth/personal-details', { timeout: 60_000 })
}
