import { applicantOn, newMobile, ownOf, person } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('Back stands on every step, goes where the browser’s goes, and loses nothing', async ({ page, bank }) => {
  const mobile = newMobile()
  const applicant = applicantOn(page, bank, mobile)
  const { on } = applicant
  const back = page.getByRole('button', { name: 'Back', exact: true })

  await on.verifyMobile.open('?productLogo=utsav')
  await on.verifyMobile.fill({ mobileNumber: mobile, consentTnc: 'Y', consentBureau: 'Y' })
  await expect(back).toHaveCount(0)
  await on.verifyMobile.submit()
  await on.verifyOtp.isShown()
  const target = await back.boundingBox()
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await back.click()
  await on.verifyMobile.isShown()
  await expect(page.locator('#mobileNumber')).toHaveValue(mobile)
  await page.goForward()
  await on.verifyOtp.isShown()
  await on.verifyOtp.fill({ otp: await bank.otpFor(mobile) })
  await on.verifyOtp.submit()

  await on.personalDetails.isShown()
  await expect(back).toHaveCount(0)
  await applicant.tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
  await on.morePersonalDetails.fill({ gender: 'FEMALE', motherMaidenName: 'Sunita Rao' })
  const entries = await page.evaluate(() => history.length)
  await back.click()
  await on.personalDetails.isShown()
  await expect(page.locator('#firstName')).toHaveValue(person.firstName)
  await expect(page.locator('#emailId')).toHaveValue(ownOf(mobile).emailId)
  await page.goForward()
  await on.morePersonalDetails.isShown()
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(page.locator('#motherMaidenName')).toHaveValue('Sunita Rao')

  // A page that was opened anew has no way behind it: Back still leads to the step before.
  await page.reload()
  await on.morePersonalDetails.isShown()
  await expect(page.locator('#motherMaidenName')).toHaveValue('Sunita Rao')
  await back.click()
  await on.personalDetails.isShown()
})
