import { texts as offer } from '@card-journey/journey/texts/en/credit-card.ts'
import { texts as welcome } from '@card-journey/journey/texts/en/verify-otp.ts'
import { applicantOn, newMobile, ownOf } from '../applicant.ts'
import { CreditCardPage } from '../pages/credit-card.ts'
import { RegretPage } from '../pages/regret.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { expect, test } from '../run.ts'

test('[SC-44, BR-01, BR-18] person …06 leaves the offer of a card against a deposit, is welcomed back, and accepts another deposit', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000006')
  await applicant.comesTo('the decision')
  const card = new CreditCardPage(page)
  await card.isShown()
  await expect(page.locator('main')).toContainText(
    'Your limit is 90% of your deposit, rounded down to the nearest ₹500.',
  )

  await applicant.on.verifyApplication.open()
  await applicant.signsIn()
  await expect(page.locator('main')).toContainText(welcome['welcome.day'])
  await page.getByRole('button', { name: welcome['welcome.continue'] }).click()
  await card.isShown()

  await card.fill({ depositAmount: '50000' })
  await expect(page.locator('main')).toContainText('Your credit limit ₹45,000')
  await card.submit()
  await applicant.on.congratulations.isShown()
  await expect(page.locator('main')).toContainText('₹45,000')
})

test('[SC-44, LG-28] who declines the card against a deposit is told plainly, and when to apply again', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  // A PAN whose bureau score rejects nobody: that of a new number is any between 600 and 900.
  const applicant = applicantOn(page, bank, mobileNumber, { ...ownOf(mobileNumber), panNumber: 'BNZPT4821K' })
  await applicant.comesTo('the decision', { incomeRange: 'UNDER_25000' })
  const card = new CreditCardPage(page)
  await card.isAt()
  await page.getByRole('button', { name: offer.decline }).click()
  const regret = new RegretPage(page)
  await regret.isShown()
  await expect(page.locator('main')).toContainText('You chose not to take the card backed by a fixed deposit')
  await expect(page.locator('main')).toContainText(/You can apply again from\s\w+, \d+\s\w+\s\d{4}/)
  await page.reload()
  await regret.isAt()
  await regret.triesToSkipAheadTo('congratulations')
})

test('[BR-09] person …09 is approved only on proof of income: rejected, and told what can be done', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000009')
  await applicant.comesTo('the decision')
  const rejected = new RejectedPage(page)
  await rejected.isAt()
  await expect(page.locator('main')).toContainText('we need proof of income that we can’t check online')
  await expect(page.locator('body')).not.toContainText(/PostBRE|incomeDocRequired|\bBRE\b/)
})
