import { texts } from '@card-journey/journey/texts/en/verify-ts.ts'
import { applicantOn } from '../applicant.ts'
import { CongratulationsPage } from '../pages/congratulations.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { VerifyTsPage } from '../pages/verify-ts.ts'
import { expect, test } from '../run.ts'
import { afterSeconds } from '../story-day.ts'

test('someone agrees with the code: a wrong one spends nothing, a new one counts, and a bad verdict is told plainly', async ({
  page,
  bank,
}) => {
  const mobileNumber = '9000000008'
  await applicantOn(page, bank, mobileNumber).comesTo('the decision')
  const trust = new VerifyTsPage(page)
  await trust.isShown()
  await trust.isAccessible()
  const first = await bank.otpFor(mobileNumber)
  await trust.fill({ tsOTP: first === '0000' ? '1111' : '0000' })
  await trust.submit()
  await expect(trust.mistakeOf('tsOTP')).toContainText('That code isn’t right. 2 attempts left.')

  // Resends have to be 90, then 30 seconds apart.
  await bank.setClock(afterSeconds(120))
  await trust.reload()
  await trust.asksForANewCode()
  await trust.fill({ tsOTP: await bank.otpFor(mobileNumber) })
  await trust.submit()
  await new RejectedPage(page).isShown()
  await expect(page.locator('main')).not.toContainText(/social|trust|verdict/i)
})

test('[SC-06, SC-07] after three resends the way on is to start again, or to skip, which decides', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9000000007').comesTo('the decision')
  const trust = new VerifyTsPage(page)
  await trust.isShown()
  for (const seconds of [120, 240, 360]) {
    await bank.setClock(afterSeconds(seconds))
    await trust.reload()
    await trust.asksForANewCode()
    await expect(page.getByText(/Resend in/).first()).toBeVisible()
  }
  await bank.setClock(afterSeconds(480))
  await trust.reload()
  await trust.asksForANewCode()
  await expect(page.getByRole('alert').locator('p')).toHaveText([
    texts['spent.sent'],
    texts['spent.saved'],
    texts['spent.next'],
  ])
  await expect(page.getByRole('button', { name: texts.restart })).toBeVisible()
  await trust.skips()
  await new CongratulationsPage(page).isShown()
})
