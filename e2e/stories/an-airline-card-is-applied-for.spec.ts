import { texts as airline } from '@card-journey/journey/texts/en/airline.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('[SP-11, EP-63, EP-64] the airline’s card: a number that the airline doesn’t know is told, one is given by consent, and it stays with the answers', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await applicant.provesTheirMobile('vayu-miles')
  await applicant.tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
  // Numbers that begin with 0 don't exist at the sandbox's airline.
  await on.morePersonalDetails.fill({ frequentFlyerNumber: '012345678' })
  await expect(page.getByText(/^Vayu Air doesn’t recognise this number\./)).toBeVisible()
  await on.morePersonalDetails.isAccessible()
  await on.morePersonalDetails.fill({ frequentFlyerNumber: '' })
  await expect(page.getByText(/^Not a VayuMiles member yet\?/)).toBeVisible()
  await page.getByRole('button', { name: airline.join }).click()
  await expect(page.locator('#frequentFlyerNumber')).toHaveValue(/^7\d{8}$/)
  await expect(page.getByText(/^Your VayuMiles number is\s7\d{8}\./)).toBeVisible()
  const number = await page.locator('#frequentFlyerNumber').inputValue()
  await applicant.tellsMore()
  await applicant.tellsAboutWork()
  await applicant.choosesHome()
  await on.checkAnswers.isShown()
  await expect(page.locator('main')).toContainText(number)
})
