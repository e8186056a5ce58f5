import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { applicantOn, newMobile, ownOf, person } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('offline for half a minute: the action says so immediately, waits, and continues by itself to a screen never loaded before', async ({
  page,
  context,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesTo('more-personal-details')
  await applicant.fillsInMore()
  await context.setOffline(true)
  await on.morePersonalDetails.submit()
  await expect(page.getByText(shell['notice.offline'])).toBeVisible({ timeout: 1000 })
  await page.waitForTimeout(30_000)
  await on.morePersonalDetails.isShown()
  await context.setOffline(false)
  await on.workDetails.isShown()
  await expect(page.getByText(shell['notice.offline'])).toBeHidden()
})

test('the connection is lost while the next screen is loading: it comes as soon as there is one again', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('more-personal-details')
  await applicant.on.morePersonalDetails.isShown()
  let lost = 0
  await page.route(/assets|^\w+:\/\/[^/]+\/$/, (route) => {
    lost += 1
    return route.abort('internetdisconnected')
  })
  await applicant.tellsMore()
  await expect(page.getByText(shell['notice.unreached'])).toBeVisible()
  await page.waitForTimeout(5000)
  expect(lost).toBeGreaterThan(2)
  await page.unroute(/assets|^\w+:\/\/[^/]+\/$/)
  await applicant.on.workDetails.isShown()
})

test('offline on the way to the code: the number stays, the code is asked for when the network is back', async ({
  page,
  context,
  bank,
}) => {
  const mobileNumber = newMobile()
  const { on } = applicantOn(page, bank, mobileNumber)
  await on.verifyMobile.open('?productLogo=utsav')
  await on.verifyMobile.fill({ mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
  await context.setOffline(true)
  await on.verifyMobile.submit()
  await expect(page.getByText(shell['notice.offline'])).toBeVisible()
  await page.waitForTimeout(12_000)
  await context.setOffline(false)
  await on.verifyOtp.isShown()
})

test('a failing system of the bank is not called a poor connection; when it works again the same press continues', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesTo('personal-details')
  await on.personalDetails.isShown()
  await on.personalDetails.fill({ ...person, ...ownOf(mobileNumber) })
  await bank.setDial('pan', { failure: '500' })
  await on.personalDetails.submitsWithEmailCode(() => bank.otpFor(ownOf(mobileNumber).emailId))
  await expect(page.getByText(shell['notice.host'])).toBeVisible({ timeout: 20_000 })
  await page.waitForTimeout(10_000)
  await bank.setDial('pan', { failure: 'none' })
  await on.morePersonalDetails.isShown()
})

test('typed a moment ago, then reload, then Back and forward: every answer is there again', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await applicant.comesTo('personal-details')
  await on.personalDetails.isShown()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.locator('#dateOfBirth').fill('7')
  await page.locator('#firstName').fill('Asha')
  await page.locator('#lastName').fill('Kulk')
  await page.reload()
  await expect(page.locator('#lastName')).toHaveValue('Kulk')
  await expect(page.locator('#firstName')).toHaveValue('Asha')
  await expect(page.locator('#dateOfBirth')).toHaveValue('7')
  await page.locator('#lastName').fill('Kulkarni')
  await page.getByRole('link', { name: 'Your consents' }).click()
  await expect(page).toHaveURL(/\/consents/)
  await page.goBack()
  await expect(page.locator('#lastName')).toHaveValue('Kulkarni')
  await page.locator('#firstName').fill('Ash')
  await page.goto('/cards')
  await page.goBack()
  await expect(page.locator('#firstName')).toHaveValue('Ash')
})
