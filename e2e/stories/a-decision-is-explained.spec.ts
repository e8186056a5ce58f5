import { readFile } from 'node:fs/promises'
import policy from '@card-journey/bank/data/policy.json' with { type: 'json' }
import { addDays } from '@card-journey/journey/fields/dates.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as ending } from '@card-journey/journey/texts/en/ending.ts'
import { wordsOfPdf } from '@card-journey/server/tests/pdf-words.ts'
import { applicantOn } from '../applicant.ts'
import { RejectedPage } from '../pages/rejected.ts'
import { expect, test } from '../run.ts'
import { storyDay } from '../story-day.ts'

const againFrom = addDays(storyDay, policy.rejectionBlockDays + 1)
const againInHindi = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(
  new Date(`${againFrom}T00:00:00Z`),
)

test('person …05 reads why, asks to be reminded, keeps the letter in two languages and has a person look again', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000005')
  await applicant.comesTo('the decision')
  const rejected = new RejectedPage(page)
  await rejected.isShown()
  await expect(page.locator('main')).toContainText('Nakshatra Credit Bureau')
  await expect(page.locator('main')).toContainText('Ombudsman')
  await expect(page.locator('body')).not.toContainText(/\bBRE\b|bureau score|reject code|HR01|Internal policy/i)
  await expect(page.locator('main')).toContainText(/You can apply again from\s\w+, \d+\s\w+\s\d{4}/)
  await rejected.triesToSkipAheadTo('congratulations')

  await rejected.remind.click()
  await expect(page.locator('main')).toContainText(ending['remind.asked'])
  await page.reload()
  await expect(rejected.undoReminder).toBeVisible()

  // On paper is what is read, and nothing that is pressed.
  await page.emulateMedia({ media: 'print' })
  await expect(rejected.heading).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await rejected.openLetter.click()
  await page.emulateMedia({ media: 'print' })
  await expect(rejected.letter).toBeVisible()
  await expect(rejected.heading).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('group', { name: ending['letter.languages'] }).getByRole('button', { name: 'हिन्दी' }).click()
  await expect(rejected.letter).toHaveAttribute('lang', 'hi')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: ending['letter.text'] }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(`आप ${againInHindi} से दोबारा आवेदन कर सकते हैं।`)

  await rejected.contests('My salary has changed since.')
  await expect(page.locator('main')).toContainText(ending['contest.asked'])
})

test('[LG-15] who comes back is told by the specified error, and reads the same words again, on paper too', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000021')
  await applicant.on.verifyApplication.open()
  await applicant.signsIn()
  await expect(applicant.on.verifyOtp.heading).toHaveText(errors['REJECTED_FOUND.heading'])
  // The only button copies the reference: nothing to press leads anywhere.
  await expect(page.locator('main button')).toHaveText([/Copy/])
  await page.getByRole('link', { name: errors['REJECTED_FOUND.details'] }).click()
  const rejected = new RejectedPage(page)
  await rejected.isShown()
  await expect(rejected.openLetter).toBeVisible()

  // On a desktop, as on a phone, it is printed to the end.
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('main')).toContainText('Ombudsman')
  expect(await wordsOfPdf(await page.pdf({ format: 'A4' }))).toContain('Ombudsman')
  await rejected.openLetter.click()
  const closing = (await rejected.letter.locator('section').last().innerText()).split(/\s+/).at(-1)
  expect(closing).toBeTruthy()
  expect(await wordsOfPdf(await page.pdf({ format: 'A4' }))).toContain(closing)
})
