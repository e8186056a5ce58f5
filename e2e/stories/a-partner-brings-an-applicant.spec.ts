import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import type { Page } from '@playwright/test'
import type { Bank } from '../bank.ts'
import { newMobile } from '../applicant.ts'
import { ConfirmPage } from '../pages/confirm.ts'
import { PersonalDetailsPage } from '../pages/personal-details.ts'
import { VerifyMobilePage } from '../pages/verify-mobile.ts'
import { VerifyOtpPage } from '../pages/verify-otp.ts'
import { expect, test } from '../run.ts'

const partner = '/confirm?requestId=8d2e4f6a1c3b5d7e9f0a2b4c6d8e0f13&clientId=PARTNER01'
const telecaller = '/confirm?requestId=5f1c0c4e9a7d4b0f8a3e6d2c1b0a9f80&clientId=TELECALLER'

async function confirms(page: Page, bank: Bank, mobile: string, atTheCode = async () => {}): Promise<void> {
  const confirm = new ConfirmPage(page)
  await confirm.fill({ consentTnc: 'Y', consentBureau: 'Y' })
  await confirm.submit()
  const code = new VerifyOtpPage(page)
  await code.isShown()
  await expect(page.locator('main')).not.toContainText(mobile)
  await atTheCode()
  await code.isShown()
  await code.fill({ otp: await bank.otpFor(mobile) })
  await code.submit()
  await new PersonalDetailsPage(page).isShown()
}

test('[SP-03, RT-72, SC-30, CA-04] a partner’s customer confirms with a code to the number on file, and the link is used up', async ({
  page,
  bank,
  browser,
}) => {
  await page.goto(partner)
  const confirm = new ConfirmPage(page)
  await confirm.isShown()
  await expect(page).toHaveURL(/\/confirm$/)
  await expect(page.locator('main')).toContainText('90****0034')
  await expect(page.locator('header')).toContainText('Saathi Mart')
  await confirm.isAccessible()
  await confirm.reload()
  await expect(page.locator('main')).toContainText('Aranya Saathi')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(partner)
  await expect(stranger.getByRole('heading', { name: errors['C100.heading'] })).toBeVisible()
  await stranger.context().close()

  await confirms(page, bank, '9000000034', async () => {
    await page.reload()
    await expect(page.locator('header')).toContainText('Saathi Mart')
  })
  await expect(page.locator('header')).toContainText('Saathi Mart')
  await new PersonalDetailsPage(page).reload()
  await expect(page.locator('header')).toContainText('Saathi Mart')
  await page.goto(partner)
  await expect(page).toHaveURL(/\/error\?type=C100$/)
})

test('[SP-03, RO-06] a telecaller’s customer confirms on their own phone', async ({ page, bank }) => {
  await page.goto(telecaller)
  await new ConfirmPage(page).isShown()
  await expect(page.locator('header')).not.toContainText('Saathi Mart')
  await confirms(page, bank, '9000000033')
  // What was entered with the telecaller is there to be confirmed or corrected, and is nobody's answer until then.
  await expect(page.locator('#firstName')).toHaveValue('Gayatri')
  await expect(page.locator('#lastName')).toHaveValue('Menon')
  await expect(page.locator('#panNumber')).toHaveValue('')
})

test('[SP-12, SP-16] the retailer’s card by its link: whether the retailer may hear of the status is a box of its own, and refusing it costs nothing', async ({
  page,
  bank,
}) => {
  await page.goto('/card-details?productLogo=vastra-style&channelCode=SF70&clientId=PARTNER01')
  // Once the page has read its link, the address says nothing of it any more.
  await expect(page).not.toHaveURL(/clientId/)
  const start = new VerifyMobilePage(page)
  await start.open('?productLogo=vastra-style')
  const retailer = page.locator('#consentPartnerStatus')
  await expect(retailer).not.toBeChecked()
  await start.isAccessible()
  const mobile = newMobile()
  await start.fill({ mobileNumber: mobile, consentTnc: 'Y', consentBureau: 'Y' })
  await start.submit()
  const code = new VerifyOtpPage(page)
  await code.isShown()
  await code.fill({ otp: await bank.otpFor(mobile) })
  await code.submit()
  await new PersonalDetailsPage(page).isShown()
})
