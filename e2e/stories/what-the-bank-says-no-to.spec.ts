import { applicantOn, newMobile } from '../applicant.ts'
import { NotSourcingPage } from '../pages/not-sourcing.ts'
import { PanRegisteredPage } from '../pages/pan-registered.ts'
import { expect, test } from '../run.ts'

test('an employee of an excluded company ends at its own screen', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('work-details')
  await applicant.tellsAboutWork({ companyName: 'Kalpit Traders Private Limited' })
  await new NotSourcingPage(page).isShown()
})

test('[SC-15] a PAN of an existing customer leads to its own screen with two ways on', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9000000016')
  await applicant.comesTo('personal-details')
  await applicant.tellsAboutThemselves()
  const registered = new PanRegisteredPage(page)
  await registered.isShown()
  await expect(page.locator('.action-bar :is(button, a):not([href^="tel:"])')).toHaveCount(2)
})
