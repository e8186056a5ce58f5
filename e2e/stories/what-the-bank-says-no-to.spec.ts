import { applicantOn, newMobile } from '../applicant.ts'
import { InvalidPincodePage } from '../pages/invalid-pincode.ts'
import { HomeAddressPage } from '../pages/home-address.ts'
import { NotSourcingPage } from '../pages/not-sourcing.ts'
import { PanRegisteredPage } from '../pages/pan-registered.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { expect, test } from '../run.ts'

test('someone the rules reject is told plainly, and when to come back, but never the bank’s internal reason', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000005')
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await applicant.tellsMore()
  await applicant.tellsAboutWork()
  await applicant.choosesHome()
  await applicant.sendsTheApplication()
  const rejected = new RejectedPage(page)
  await rejected.isShown()
  await expect(page.locator('main')).not.toContainText(/BRE|bureau score|reject code/i)
  await expect(page.locator('main')).toContainText(/You can apply again from \d+ \w+ \d{4}/)
  await rejected.triesToSkipAheadTo('congratulations')
})

test('an employee of an excluded company ends at its own screen', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await applicant.tellsMore()
  await applicant.tellsAboutWork({ companyName: 'Kalpit Traders Private Limited' })
  await new NotSourcingPage(page).isShown()
})

test('[SC-15] a PAN of an existing customer leads to its own screen with two ways on', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9000000016')
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  const registered = new PanRegisteredPage(page)
  await registered.isShown()
  await expect(page.locator('main button, main a.button')).toHaveCount(2)
})

test('[PC-10, VA-25] an unserved home pincode is asked about once more, and ends the application only when confirmed', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000014')
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await applicant.tellsMore()
  await applicant.tellsAboutWork()
  const home = new HomeAddressPage(page)
  await home.isShown()
  await home.fill({ addressLine1: '4 Sea Road', addressLine2: 'Aberdeen Bazaar', pincode: '744301' })
  await expect(home.mistakeOf('pincode')).toContainText('PinCode is not serviceable')
  await home.submit()
  await home.confirmsPincode()
  const invalid = new InvalidPincodePage(page)
  await invalid.isShown()
  await expect(page.locator('main')).toContainText('744301')
  await invalid.triesToSkipAheadTo('check-answers')
})
