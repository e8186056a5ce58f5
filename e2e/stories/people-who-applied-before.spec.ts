import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import type { Page } from '@playwright/test'
import { applicantOn, ownOf, person } from '../applicant.ts'
import { VerifyApplicationPage } from '../pages/verify-application.ts'
import { expect, test } from '../run.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('[LG-14, LG-28] person …20, who holds an approved application, applies again: told so, and led on to the card', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000020')
  // The card host really issues the card of the application that they hold.
  const templates = async () => (await bank.messagesTo('9000000020')).map(({ template }) => template)
  await expect.poll(templates, { timeout: 30_000 }).toContain('CARD_READY')
  await applicant.provesTheirMobile()
  await expect(heading(page)).toHaveText(errors['APPROVED_FOUND.heading'])
  await page.getByRole('button', { name: errors['APPROVED_FOUND.buttonRequired'] }).click()
  await applicant.on.setMpin.isShown()
})

test('[LG-13, LG-26] person …22, whom the bank rejected with IR01, is led to the card’s own address, with the campaign that brought them', async ({
  page,
  bank,
}) => {
  const left: string[] = []
  // What lies outside the journey is not opened from here.
  await page.route(
    (url) => url.protocol === 'https:',
    async (route) => {
      left.push(route.request().url())
      await route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' })
    },
  )
  await applicantOn(page, bank, '9000000022').provesTheirMobile()
  await expect(heading(page)).toHaveText('Elsewhere', { timeout: 20_000 })
  expect(left).toEqual([expect.stringMatching(/utm_source=diwali-mailer$/)])
})

test('[RO-14, ER-06] person …23, whose application another session holds, reads where it is open and until when', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000023')
  await applicant.on.verifyApplication.open()
  await applicant.signsIn()
  await expect(heading(page)).toHaveText(errors['E_INVALID_SESSION.heading'])
  await expect(page.locator('main')).toContainText(/It’s open there until .*\d{1,2}:\d{2}/)
  await page.getByRole('button', { name: errors['E_INVALID_SESSION.buttonRequired'] }).click()
  await new VerifyApplicationPage(page).isShown()
})

test('[EC-05] person …30, whose PAN is in another number’s application, is told so and may sign in to that one', async ({
  page,
  bank,
}) => {
  const own = { ...ownOf('9000000030'), panNumber: 'BKQPM1030F' }
  const applicant = applicantOn(page, bank, '9000000030', own)
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await expect(heading(page)).toHaveText(errors['P101.heading'], { timeout: 20_000 })
  await page.getByRole('button', { name: errors['P101.buttonRequired'] }).click()
  await new VerifyApplicationPage(page).isShown()
  await expect(page.locator('main')).not.toContainText(person.firstName)
})
