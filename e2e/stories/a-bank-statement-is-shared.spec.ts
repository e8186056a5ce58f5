import { texts as redirect } from '@card-journey/journey/texts/en/perfios-redirect.ts'
import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { applicantOn } from '../applicant.ts'
import { PerfiosRedirectPage } from '../pages/perfios-redirect.ts'
import { TccPage } from '../pages/tcc.ts'
import { UploadDocumentPage } from '../pages/upload-document.ts'
import { expect, test } from '../run.ts'

test('a referred applicant refuses at the account aggregator, thinks again, shares a statement, sees the receipt and is approved', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9000000040').comesToIncomeProof()
  const upload = new UploadDocumentPage(page)
  const aggregator = new PerfiosRedirectPage(page)
  const opensTheAggregator = async () => {
    await upload.choosesTo('share a statement')
    await upload.fill({ consentStatement: 'Y' })
    await page.getByRole('button', { name: texts.share, exact: true }).click()
    await aggregator.isShown()
    await page.getByRole('button', { name: redirect.open }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Share your statement')
  }

  await opensTheAggregator()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await upload.isShown()
  await expect(page.getByText(texts['share.ended.refused'])).toBeVisible()
  await upload.isAccessible()

  await opensTheAggregator()
  await page.getByRole('button', { name: 'Approve and share' }).click()
  await expect(page.getByRole('alert')).toHaveText('Choose at least one account.')
  await page.getByLabel(/Salary account/).check()
  await page.getByRole('button', { name: 'Approve and share' }).click()
  await expect(page.getByText('Kaveri Bank, ending 0040')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: texts['analysis.decide'] }).click()
  await new TccPage(page).isShown(60_000)
})
