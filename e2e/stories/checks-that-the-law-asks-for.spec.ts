import { texts as more } from '@card-journey/journey/texts/en/more-personal-details.ts'
import { texts as ended } from '@card-journey/journey/texts/en/not-sourcing.ts'
import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { texts as tracker } from '@card-journey/journey/texts/en/tracker.ts'
import { texts as branch } from '@card-journey/journey/texts/en/visit-branch.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { VisitBranchPage } from '../pages/visit-branch.ts'
import { expect, test } from '../run.ts'

/** Nothing that an applicant sees may hint at a list. */
const telltale = /sanction|screening|watch ?list|politically|namesake/i

test('a revoked number is told what a branch can do, and stays so after a reload; another number leads on', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000035')
  await applicant.provesTheirMobile()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended['number.heading'])
  await expect(page.locator('main')).not.toContainText(/fraud|risk/i)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ended['number.heading'])
  await page.getByRole('link', { name: ended['number.other'] }).click()
  await applicant.on.verifyMobile.isShown()
})

for (const [mobile, why] of [
  ['9000000036', 'of high risk'],
  ['9000000039', 'about which the registers are silent'],
] as const)
  test(`a number ${why} goes on like any other`, async ({ page, bank }) => {
    const applicant = applicantOn(page, bank, mobile)
    await applicant.comesTo('personal-details')
    await applicant.on.personalDetails.isShown()
    await expect(page.locator('main')).not.toContainText(/fraud|risk|register/i)
  })

test('a namesake of somebody on a list waits, is cleared, and the page goes on by itself', async ({ page, bank }) => {
  const own = { panNumber: 'BKQPB1037M', emailId: 'leela.bhatt@example.com' }
  const applicant = applicantOn(page, bank, '9000000037', own)
  await applicant.comesTo('more-personal-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(submitted['pending.heading'])
  await expect(page.locator('body')).not.toContainText(telltale)
  await expect(page.locator('main')).not.toContainText(tracker['step.card'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(more.heading, { timeout: 60_000 })
  await applicant.tellsMore()
  await applicant.on.workDetails.isShown()
})

test('a person on a list waits the same way, and is rejected with general words', async ({ page, bank }) => {
  const own = { panNumber: 'BKQPD1038N', emailId: 'omkar.deshpande@example.com' }
  const applicant = applicantOn(page, bank, '9000000038', own)
  await applicant.comesTo('more-personal-details')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(submitted['pending.heading'])
  const rejected = new RejectedPage(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rejected.title, { timeout: 60_000 })
  await expect(page.locator('body')).not.toContainText(telltale)
})

test('a tax resident of another country corrects a slip, then confirms, and is asked to a branch', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { morePersonalDetails } = applicant.on
  await applicant.comesTo('more-personal-details')
  await morePersonalDetails.isShown()
  await morePersonalDetails.fill({
    gender: 'FEMALE',
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Sunita Rao',
    fatherName: 'Mohan Kulkarni',
    taxIndiaOnly: 'N',
  })
  await expect(page.getByText(more['taxElsewhere.next'])).toBeVisible()
  await morePersonalDetails.fill({ taxIndiaOnly: 'Y' })
  await expect(page.getByText(more['taxElsewhere.next'])).toBeHidden()
  await morePersonalDetails.fill({ taxIndiaOnly: 'N', taxElsewhere: 'Y' })
  await morePersonalDetails.submit()
  await new VisitBranchPage(page).isShown()
  await expect(page.getByText(branch['bring.tax'])).toBeVisible()
})
