import { applicantOn, newMobile, ownOf, person } from '../applicant.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { AuthErrorPage } from '../pages/auth-error.ts'
import { expect, test } from '../run.ts'

test('[LG-24] a wrong code is reported beside the field with the attempts left; the right one continues', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const { on } = applicantOn(page, bank, mobileNumber)
  await on.verifyMobile.open('?productLogo=utsav')
  await on.verifyMobile.fill({ mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
  await on.verifyMobile.submit()
  await on.verifyOtp.isShown()
  const otp = await bank.otpFor(mobileNumber)
  await on.verifyOtp.fill({ otp: otp === '123123' ? '321321' : '123123' })
  await on.verifyOtp.submit()
  await expect(on.verifyOtp.mistakeOf('otp')).toBeVisible()
  await expect(page.locator('main')).toContainText('2 attempts left')
  await on.verifyOtp.fill({ otp })
  await on.verifyOtp.submit()
  await on.personalDetails.isShown()
})

test('[ER-10] the PAN issuer is down: after a minute of retries the screen says what to do and leads back to the step; what was entered is there again and can be submitted', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesTo('personal-details')
  await on.personalDetails.isShown()
  await on.personalDetails.fill({ ...person, ...ownOf(mobileNumber) })
  await bank.setDial('pan', { failure: '500' })
  await on.personalDetails.submitsWithEmailCode(() => bank.otpFor(ownOf(mobileNumber).emailId))
  await new AuthErrorPage(page).isAt(90_000)
  await expect(on.personalDetails.heading).toHaveText(errors['S100.heading'])
  await bank.setDial('pan', { failure: 'none' })
  await page.getByRole('button', { name: errors['S100.buttonRequired'] }).click()
  await on.personalDetails.isShown()
  await expect(page.locator('#firstName')).toHaveValue(person.firstName)
  await on.personalDetails.fill({ panNumber: ownOf(mobileNumber).panNumber })
  await on.personalDetails.submit()
  await on.morePersonalDetails.isShown()
})

test('the network is lost during a submit: the same submit continues by itself, once, when it is back', async ({
  page,
  context,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await applicant.comesTo('more-personal-details')
  await applicant.fillsInMore()
  await context.setOffline(true)
  await on.morePersonalDetails.submit()
  await page.waitForTimeout(500)
  await context.setOffline(false)
  await on.workDetails.isShown()
})

test('[RO-07, ER-06] a second phone is refused with the specified sentence; the first continues', async ({
  page,
  browser,
  bank,
  product,
}) => {
  const mobileNumber = newMobile()
  const first = applicantOn(page, bank, mobileNumber)
  await first.comesTo('personal-details')
  await first.on.personalDetails.isShown()

  await bank.passTime(180)
  const other = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } })
  const second = applicantOn(await other.newPage(), bank, mobileNumber)
  await second.provesTheirMobile()
  await expect(second.on.verifyOtp.page.locator('main')).toContainText(
    'We already have an active application open in another device or browser.',
  )
  await other.close()
  await page.reload()
  await first.on.personalDetails.isShown()
})

test('a tab without a session is asked to sign in, and comes back to where it stood', async ({
  page,
  context,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  const stranger = await context.newPage()
  await stranger.goto('/auth/personal-details')
  await expect(stranger).toHaveURL(/\/verify\/application/)
})
