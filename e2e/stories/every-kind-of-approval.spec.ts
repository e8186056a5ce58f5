import { texts as submittedCrm } from '@card-journey/journey/texts/en/submitted-crm.ts'
import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { texts as tracker } from '@card-journey/journey/texts/en/tracker.ts'
import { applicantOn } from '../applicant.ts'
import { SubmittedCrmPage } from '../pages/submitted-crm.ts'
import { TccPage } from '../pages/tcc.ts'
import { expect, test } from '../run.ts'
import { pdfSlip } from '../slips.ts'
import { salaryMonths } from '../story-day.ts'

test('person …01, approved straight through, is verified by video and comes to the card', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9000000001')
  await applicant.comesToTheCall()
  await applicant.on.setMpin.isShown(60_000)
})

test('person …02, approved with field checks, sees them done by the loan system and comes to the card', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000002')
  await applicant.comesToTheCall()
  await applicant.on.submitted.isShown(60_000)
  await expect(
    page.getByText(tracker['step.verification.now']).or(page.getByText(tracker['step.verification.done'])),
  ).toBeVisible()
  await applicant.on.setMpin.isShown(60_000)
})

test('person …27, whom the loan system rejects after its field checks, reads so, and never the bank’s internal reason', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000027')
  await applicant.comesToTheCall()
  await applicant.on.submitted.isAt(60_000)
  await expect(applicant.on.submitted.heading).toHaveText(submitted['rejected.heading'], { timeout: 60_000 })
  await expect(page.locator('main')).not.toContainText(/LOS|reject code|FI_NEG/i)
})

test('person …28, approved after the income documents, is declined by the review of the case, and reads so on its own page', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000028')
  await applicant.comesToIncomeProof()
  await applicant.on.uploadDocument.choosesTo('upload slips')
  for (const month of salaryMonths) {
    await applicant.on.uploadDocument.chooses(month, [pdfSlip(`${month}.pdf`)])
    await applicant.on.uploadDocument.has(month, 1)
  }
  await applicant.on.uploadDocument.sendButton.click()
  const tcc = new TccPage(page)
  await tcc.isShown(60_000)
  await tcc.acceptsEverything()
  await applicant.provesAadhaar()
  await applicant.preparesTheCall()
  const review = new SubmittedCrmPage(page)
  await review.isAt(60_000)
  await expect(review.heading).toHaveText(submittedCrm['declined.heading'], { timeout: 60_000 })
  await expect(page.locator('main')).not.toContainText(/CRM|reject code/i)
})
