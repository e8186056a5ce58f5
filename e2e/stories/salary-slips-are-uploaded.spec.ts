import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { applicantOn } from '../applicant.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { TccPage } from '../pages/tcc.ts'
import { UploadDocumentPage } from '../pages/upload-document.ts'
import { expect, test } from '../run.ts'
import { pdfSlip, photographOf } from '../slips.ts'
import { salaryMonths } from '../story-day.ts'

const [latest, middle, earliest] = salaryMonths

test('[VA-41, CO-36] a referred applicant uploads three months, one of them photographed, through a lost network and a reload, and is approved', async ({
  page,
  context,
  bank,
}) => {
  await applicantOn(page, bank, '9000000003').comesToIncomeProof()
  const upload = new UploadDocumentPage(page)

  // The latest: a pdf; the network goes in the middle, and comes back.
  await upload.choosesTo('upload slips')
  const latestSlip = pdfSlip('October.pdf', 900_000)
  let pieces = 0
  await page.route('**/api/document-analysis/fileUpload', async (route) => {
    pieces += 1
    if (pieces === 4) await context.setOffline(true)
    await route.continue()
  })
  await upload.chooses(latest, [latestSlip])
  await expect(upload.month(latest).getByText(texts.offline)).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await upload.has(latest, 1)
  await page.unroute('**/api/document-analysis/fileUpload')

  // The one before: two photographs, then a third by the camera, which is taken back and put back.
  await upload.chooses(middle, [await photographOf(page, 'first'), await photographOf(page, 'second')])
  await upload.has(middle, 2)
  await upload.photographs(middle, await photographOf(page, 'third'))
  await upload.has(middle, 3)
  await upload.removes(middle, 'Page 3')
  await upload.has(middle, 2)
  await upload.month(middle).getByRole('button', { name: texts.undo }).click()
  await upload.has(middle, 3)
  await upload.removes(middle, 'Page 3')
  await upload.isAccessible()

  // The earliest: the tab is reloaded in the middle; the same file goes on where it stopped.
  const earliestSlip = pdfSlip('August.pdf', 1_500_000)
  let sent = 0
  await page.route('**/api/document-analysis/fileUpload', async (route) => {
    sent += 1
    if (sent <= 4) await route.continue()
  })
  await upload.chooses(earliest, [earliestSlip])
  await expect(upload.month(earliest).getByRole('progressbar')).not.toHaveAttribute('value', '0')
  await expect.poll(() => sent).toBeGreaterThan(4)
  await page.unroute('**/api/document-analysis/fileUpload')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await upload.isShown()
  await upload.has(latest, 1)
  await upload.has(middle, 2)
  await expect(upload.month(earliest).getByText(/The upload stopped at\s\d+%/)).toBeVisible()
  await upload.sendButton.click({ force: true })
  await expect(upload.month(earliest).getByText('Please upload missing month')).toBeVisible()
  await upload.chooses(earliest, [earliestSlip])
  await upload.has(earliest, 1)
  await expect(page.getByText('3 of 3 ready')).toBeVisible()
  await upload.sendButton.click()
  await new TccPage(page).isShown(60_000)
})

test('a referred applicant whose slips are read is rejected by the final decision', async ({ page, bank }) => {
  await applicantOn(page, bank, '9000000004').comesToIncomeProof()
  const upload = new UploadDocumentPage(page)
  await upload.choosesTo('upload slips')
  for (const month of salaryMonths) {
    await upload.chooses(month, [pdfSlip(`${month}.pdf`)])
    await upload.has(month, 1)
  }
  await upload.sendButton.click()
  await new RejectedPage(page).isShown(60_000)
})
