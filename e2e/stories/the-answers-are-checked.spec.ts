import { texts as copyTexts } from '@card-journey/journey/texts/en/answers-copy.ts'
import { texts } from '@card-journey/journey/texts/en/check-answers.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('answers to check: one is changed and undoes only what rests on it, a copy comes by email', async ({
  page,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesTo('check-answers')
  await on.checkAnswers.isShown()
  await on.checkAnswers.isAccessible()
  await expect(page.getByText('Lotus Software')).toBeVisible()
  await expect(page.getByRole('heading', { name: texts.consents })).toBeVisible()

  // The work is changed: home and report stay, no bureau is asked again.
  await page.getByRole('link', { name: new RegExp(`Change.*${texts.work}`) }).click()
  await on.workDetails.isShown()
  await on.workDetails.fill({ incomeRange: 'FROM_50000' })
  await on.workDetails.submit()
  await on.checkAnswers.isShown()
  expect(await bank.enquiriesAbout(mobileNumber)).toHaveLength(1)

  await page.getByRole('button', { name: copyTexts.ask }).click()
  await expect(page.getByRole('status').filter({ hasText: 'a copy to' })).toBeVisible()
  const copies = async () =>
    (await bank.messagesTo(`asha.${mobileNumber}@example.com`)).filter(({ template }) => template === 'ANSWERS_COPY')
  await expect.poll(async () => (await copies()).length, { timeout: 20_000 }).toBe(1)
  const [copy] = await copies()
  expect(copy?.text).toContain('Name: Asha Kulkarni')
  expect(copy?.text).not.toContain('Sunita Rao')

  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect([width, wider]).toEqual([width, false])
  }
})
