import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('[T24] person …18: the decision host’s answer is lost; the applicant waits, is approved, and the bureau was asked once', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000018')
  await applicant.comesTo('check-answers')
  await applicant.sendsTheApplication()
  await applicant.on.congratulations.isShown(60_000)
  expect(await bank.enquiriesAbout('9000000018')).toHaveLength(1)
  await applicant.on.congratulations.reload()
})

test('person …17: the card host fails three times; the thank-you page says that the approval stands, and the card comes', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000017')
  await applicant.comesToTheCall()
  await bank.setDial('card-host', { latencyMs: 4000 })
  await applicant.on.submitted.isShown(60_000)
  await expect(page.getByText(submitted.late)).toBeVisible({ timeout: 60_000 })
  await bank.setDial('card-host', { latencyMs: 0 })
  // The page itself moves on when the card host works again.
  await applicant.on.setMpin.isShown(90_000)
})

test('a reload while the bank decides shows that it does, and then the offer', async ({ page, bank }) => {
  const { on, comesTo } = applicantOn(page, bank, newMobile())
  await comesTo('check-answers')
  await on.checkAnswers.isShown()
  await bank.setDial('decision', { latencyMs: 3600 })
  await on.checkAnswers.send()
  await expect(on.checkAnswers.heading.first()).toHaveText(shell['loader.decision.heading'])
  await page.waitForTimeout(300)
  await page.reload()
  await expect(on.checkAnswers.heading.first()).toHaveText(shell['loader.decision.heading'])
  await on.congratulations.isShown()
})

test('a reload while UIDAI is asked for a code asks for no number again: the code’s page follows', async ({
  page,
  bank,
}) => {
  const { on, comesTo } = applicantOn(page, bank, newMobile())
  await comesTo('what follows the office')
  await on.kyc.isShown()
  await bank.setDial('aadhaar', { latencyMs: 3600 })
  await on.kyc.fill({ uid: '234123412346', consentAadhaar: 'Y' })
  await on.kyc.submit()
  await page.waitForTimeout(300)
  await page.reload()
  await expect(on.kyc.heading.first()).toHaveText(shell['loader.aadhaar.heading'])
  await on.kycOtp.isShown()
})
