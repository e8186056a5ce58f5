import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { applicantOn } from '../applicant.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { TccPage } from '../pages/tcc.ts'
import { UploadDocumentPage } from '../pages/upload-document.ts'
import { expect, test } from '../run.ts'
import { pdfSlip, photographOf } from '../slips.ts'

const months = ['October 2026', 'September 2026', 'August 2026']

test('[VA-41, CO-36] a referred applicant uploads three months, one of them photographed, through a lost network and a reload, and is approved', async ({
  page,
  context,
  bank,
}) => {
  await applicantOn(page, bank, '9000000003').comesToIncomeProof()
  const upload = new UploadDocumentPage(page)

  // October: a pdf; the network goes in the middle, and comes back.
  const october = pdfSlip('October.pdf', 900_000)
  let pieces = 0
  await page.route('**/api/document-analysis/fileUpload', async (route) => {
    pieces += 1
    if (pieces === 4) await context.setOffline(true)
    await route.continue()
  })
  await upload.chooses('October 2026', [october])
  await expect(upload.month('October 2026').getByText(texts.offline)).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await upload.has('October 2026', 1)
  await page.unroute('**/api/document-analysis/fileUpload')

  // September: two photographs, then a third by the camera, which is taken back and put back.
  await upload.chooses('September 2026', [await photographOf(page, 'first'), await photographOf(page, 'second')])
  await upload.has('September 2026', 2)
  await upload.photographs('September 2026', await photographOf(page, 'third'))
  await upload.has('September 2026', 3)
  await upload.removes('September 2026', 'Page 3')
  await upload.has('September 2026', 2)
  await upload.month('September 2026').getByRole('button', { name: texts.undo }).click()
  await upload.has('September 2026', 3)
  await upload.removes('September 2026', 'Page 3')
  await upload.isAccessible()

  // August: the tab is reloaded in the middle; the same file goes on where it stopped.
  const august = pdfSlip('August.pdf', 1_500_000)
  let sent = 0
  await page.route('**/api/document-analysis/fileUpload', async (route) => {
    sent += 1
    if (sent <= 4) await route.continue()
  })
  await upload.chooses('August 2026', [august])
  await expect(upload.month('August 2026').getByRole('progressbar')).not.toHaveAttribute('value', '0')
  await expect.poll(() => sent).toBeGreaterThan(4)
  await page.unroute('**/api/document-analysis/fileUpload')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await upload.isShown()
  await upload.has('October 2026', 1)
  await upload.has('September 2026', 2)
  await expect(upload.month('August 2026').getByText(/The upload stopped at \d+%/)).toBeVisible()
  await upload.sendButton.click({ force: true })
  await expect(upload.month('August 2026').getByText('Please upload missing month')).toBeVisible()
  await upload.chooses('August 2026', [august])
  await upload.has('August 2026', 1)
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible()
  await upload.sendButton.click()
  await new TccPage(page).isShown(60_000)
})

test('a referred applicant whose slips are read is rejected by the final decision', async ({ page, bank }) => {
  await applicantOn(page, bank, '9000000004').comesToIncomeProof()
  const upload = new UploadDocumentPage(page)
  for (const month of months) {
    await upload.chooses(month, [pdfSlip(`${month}.pdf`)])
    await upload.has(month, 1)
  }
  await upload.sendButton.click()
  await new RejectedPage(page).isShown(60_000)
})
