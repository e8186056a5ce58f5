import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/verify-telecaller-email.ts'
import { applicantOn, newMobile, ownOf } from '../applicant.ts'
import { ConfirmPage } from '../pages/confirm.ts'
import { EmailVerificationUnsuccessfulPage } from '../pages/email-verification-unsuccessful.ts'
import { ReviewTelecallerPage } from '../pages/review-telecaller.ts'
import { TelecallerDeskPage } from '../pages/telecaller-desk.ts'
import { VerifyOtpPage } from '../pages/verify-otp.ts'
import { VerifyTelecallerEmailPage } from '../pages/verify-telecaller-email.ts'
import type { Bank } from '../bank.ts'
import { expect, test } from '../run.ts'

/** The path of the link in a message, once it has arrived. */
async function linkIn(bank: Bank, to: string, template: string): Promise<string> {
  const texts = async () =>
    (await bank.messagesTo(to)).filter((message) => message.template === template).map(({ text }) => text)
  await expect.poll(texts).toHaveLength(1)
  const [text = ''] = await texts()
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  return pathname + search
}

test('[SP-03, SP-13, RO-10, RO-15] a telecaller prepares, the applicant opens the link on a phone, corrects an answer, confirms and goes on', async ({
  page,
  browser,
  bank,
  product,
}) => {
  const mobile = newMobile()
  const own = ownOf(mobile)
  const desk = new TelecallerDeskPage(page)
  await desk.signIn(product.sandboxUrl, 'Sunita Pillai')
  await desk.prepares({
    mobile,
    productLogo: 'Aranya Utsav',
    firstName: 'Gita',
    lastName: 'Rao',
    dateOfBirth: '12/04/1990',
    ...own,
    gender: 'Female',
  })
  await expect(desk.sent.getByText('Sent', { exact: true })).toBeVisible()
  await desk.isUsable()
  await expect(page.locator('#panNumber')).toHaveValue('')
  for (const secret of [mobile, own.panNumber, own.emailId])
    await expect(page.locator('main')).not.toContainText(secret)

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(product.url + (await linkIn(bank, own.emailId, 'ASSISTED_EMAIL')))
  const verification = new VerifyTelecallerEmailPage(phone)
  await verification.isShown()
  await verification.isAccessible()
  await expect(phone).toHaveURL(/\/verify-telecaller-email$/)
  await expect(desk.sent.getByText('The email address is verified.')).toBeVisible()

  await phone.goto(product.url + (await linkIn(bank, mobile, 'ASSISTED_LINK')))
  const confirm = new ConfirmPage(phone)
  await confirm.isShown()
  await expect(desk.sent.getByText('Opened', { exact: true })).toBeVisible()
  await expect(phone.locator('main')).not.toContainText('Gita')
  await confirm.fill({ consentTnc: 'Y', consentBureau: 'Y' })
  await confirm.submit()
  const code = new VerifyOtpPage(phone)
  await code.isShown()
  await code.fill({ otp: await bank.otpFor(mobile) })
  await code.submit()

  const { on } = applicantOn(phone, bank, mobile, own)
  await on.personalDetails.isShown()
  await expect(phone.locator('#firstName')).toHaveValue('Gita')
  await expect(phone.locator('#panNumber')).toHaveValue(own.panNumber)
  await on.personalDetails.fill({ firstName: 'Geeta' })
  // No code is asked for the address: its link has proven it.
  await on.personalDetails.submit()
  await on.morePersonalDetails.isShown()
  await expect(phone.locator('#nameOnCard')).toHaveValue(/Geeta Rao/i)
  await expect(phone.getByRole('radio', { name: 'Female' })).toBeChecked()
  await expect(desk.sent.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(desk.sent).not.toContainText('Filled in')
  await phone.context().close()
})

test('[SC-10, SC-11, SC-12, EC-33] the link of the email: it works again, in the applicant’s language, and one that never was leads to the page that says so', async ({
  page,
  bank,
  product,
}) => {
  const emailId = `gita.${newMobile()}@example.com`
  const desk = new TelecallerDeskPage(page)
  await desk.signIn(product.sandboxUrl, 'Arjun Bedi')
  await desk.prepares({ mobile: newMobile(), productLogo: 'Aranya Utsav', emailId, language: 'Hindi' })
  const link = product.url + (await linkIn(bank, emailId, 'ASSISTED_EMAIL'))
  const [message] = await bank.messagesTo(emailId)
  expect(message?.text).toContain('ईमेल पता')
  await page.goto(link)
  await new VerifyTelecallerEmailPage(page).isShown()
  await page.context().addCookies([{ name: 'language', value: 'hi', url: product.url }])
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi.verified)
  await page.context().addCookies([{ name: 'language', value: 'en', url: product.url }])

  const failed = new EmailVerificationUnsuccessfulPage(page)
  for (const query of [`?token=${'A'.repeat(43)}`, '?token=short', '', `?utm_source=mail&${link.split('?')[1]}`]) {
    await page.goto(`${product.url}/verify-telecaller-email${query}`)
    await expect(page).toHaveURL(/\/email-verification-unsuccessful$/)
    await failed.isShown()
  }
  await failed.isAccessible()
  await page.getByRole('link', { name: errors['telecallerEmailError.buttonRequired'] }).click()
  await expect(page).toHaveURL(/\/cards$/)
})

test('[NX-O-01, RT-72] what was entered with a telecaller is reviewed before anything is accepted for good', async ({
  page,
  bank,
  product,
}) => {
  const mobile = newMobile()
  const desk = new TelecallerDeskPage(page)
  await desk.signIn(product.sandboxUrl, 'Arjun Bedi')
  await desk.prepares({ mobile, productLogo: 'Aranya Utsav', firstName: 'Gita' })
  await page.goto(product.url + (await linkIn(bank, mobile, 'ASSISTED_LINK')))
  const confirm = new ConfirmPage(page)
  await confirm.isShown()
  await confirm.fill({ consentTnc: 'Y', consentBureau: 'Y' })
  await confirm.submit()
  const applicant = applicantOn(page, bank, mobile)
  await applicant.on.verifyOtp.isShown()
  await applicant.on.verifyOtp.fill({ otp: await bank.otpFor(mobile) })
  await applicant.on.verifyOtp.submit()
  await applicant.tellsAboutThemselves()
  await applicant.tellsMore()
  await applicant.on.workDetails.isShown()
  await applicant.on.workDetails.fill({ employmentType: 'RETIRED', incomeRange: 'FROM_100000' })
  await applicant.on.workDetails.submit()
  await applicant.choosesHome()
  await applicant.sendsTheApplication()
  await applicant.acceptsTheOffer()
  const review = new ReviewTelecallerPage(page)
  await review.isShown()
  await review.isAccessible()
  await expect(page.locator('main')).toContainText('Asha')
  await review.fill({ nameOnCard: 'A Kulkarni' })
  await review.submit()
  await applicant.on.kyc.isShown()
})
