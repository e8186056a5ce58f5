import { texts as congratulations } from '@card-journey/journey/texts/en/congratulations.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('the screen of a later step, typed into the address bar, is never painted before the way back', async ({
  page,
  bank,
}) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      const text = document.querySelector<HTMLElement>('main h1')?.innerText
      if (text) seen.add(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const { on, ...applicant } = applicantOn(page, bank, newMobile())
  await applicant.comesTo('personal-details')
  await on.personalDetails.isShown()
  await page.goto('/auth/congratulations')
  await on.personalDetails.isShown()
  await expect(on.personalDetails.heading).toBeVisible()
  const seen = await page.evaluate(() => Array.from((window as unknown as { seen: Set<string> }).seen))
  expect(seen).toEqual([on.personalDetails.title])
  expect(seen).not.toContain(congratulations['heading.nameless'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})
