import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as ending } from '@card-journey/journey/texts/en/ending.ts'
import { texts as rejected } from '@card-journey/journey/texts/en/rejected.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

/** Codes have to be 90 seconds apart. */
const untilTheNextCode = 120

test('an application is withdrawn in the middle: it is closed, no sign-in finds it, and the same person applies again', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesTo('more-personal-details')
  await on.morePersonalDetails.isShown()

  const ask = page.getByRole('button', { name: shell['withdraw.open'] })
  await ask.click()
  const dialog = page.getByRole('dialog', { name: shell['withdraw.heading'] })
  await dialog.getByRole('button', { name: shell['withdraw.keep'] }).click()
  await on.morePersonalDetails.isShown()
  await ask.click()
  await dialog.getByRole('button', { name: shell['withdraw.confirm'], exact: true }).click()
  await expect(on.morePersonalDetails.heading).toHaveText(rejected['withdrawn.heading'])
  await page.reload()
  await expect(on.morePersonalDetails.heading).toHaveText(rejected['withdrawn.heading'])
  await page.getByRole('link', { name: ending.cards }).click()
  await expect(page).toHaveURL(/\/cards$/)

  await bank.passTime(untilTheNextCode)
  await on.verifyApplication.open()
  await applicant.signsIn()
  await expect(on.verifyOtp.heading).toHaveText(errors['A100.heading'])

  await bank.passTime(untilTheNextCode)
  await applicant.provesTheirMobile('parvat')
  await on.personalDetails.isShown()
  await expect(page.locator('#panNumber')).toHaveValue('')
  // The PAN is free again: it counts for one open application at a time.
  await bank.passTime(untilTheNextCode)
  await applicant.tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
})
