import type { Page } from '@playwright/test'
import { bankAt } from '@card-journey/e2e/bank.ts'

/** Brings a browser to personal-details as an applicant would: mobile number, consents, the code from the inbox. */
export async function arriveAtPersonalDetails(
  page: Page,
  url: string,
  sandboxUrl: string,
  mobile: string,
): Promise<void> {
  const bank = bankAt({ url, sandboxUrl })
  await page.goto(`${url}/verify/mobile?productLogo=parvat&feeCode=INDP3000`)
  await page.locator('#mobileNumber').fill(mobile)
  for (const consent of ['#consentTnc', '#consentBureau']) await page.locator(consent).check({ force: true })
  await page.locator('main button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/verify/otp')
  await page.locator('#otp').fill(await bank.otpFor(mobile))
  await page.waitForURL((address) => address.pathname === '/auth/personal-details', { timeout: 60_000 })
}
