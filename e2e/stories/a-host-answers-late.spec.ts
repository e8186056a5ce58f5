import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { applicantOn } from '../applicant.ts'
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
