import { applicantOn, newMobile } from '../applicant.ts'
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
