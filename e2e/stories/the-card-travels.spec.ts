import { applicantOn, newMobile } from '../applicant.ts'
import { CardDetailsPage } from '../pages/card-details.ts'
import { CardsPage } from '../pages/cards.ts'
import { VerifyMobilePage } from '../pages/verify-mobile.ts'
import { expect, test } from '../run.ts'
import { watchTicks, watchTravels } from '../travels.ts'

/** A tile of the listing, all of which leads to its card. */
const tile = '.tile__link'

test('the card travels from the listing to its page and to the form: one card, at the top of a page painted once', async ({
  page,
}) => {
  const { travels, frames, slowDown } = await watchTravels(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const cards = new CardsPage(page)
  await cards.open()
  const third = page.locator(tile).nth(2)
  await third.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await third.click()
  const details = new CardDetailsPage(page)
  await details.isAt()
  await expect.poll(travels).toHaveLength(1)
  const [first] = await travels()
  expect(first).toMatchObject({ scroll: 0, focus: 'H1' })
  expect(first).toMatchObject({ moved: await page.locator('.details .card-art__product').textContent(), duration: 240 })
  // Handed on from the listing: nothing is asked for, and no frame has a skeleton.
  expect(asked.filter((path) => path.endsWith('/getProductDetails'))).toEqual([])
  const seen = await frames()
  expect(seen.filter(({ skeleton }) => skeleton)).toEqual([])
  const old = seen[0]?.heading
  // The listing is never seen at its top again, and the new page nowhere else.
  expect(seen.filter(({ heading, scroll }) => (heading === old ? scroll < 100 : scroll !== 0))).toEqual([])

  // A card that is still on its way keeps nobody from pressing and typing.
  await slowDown()
  await page.getByRole('link', { name: /apply/i }).last().click()
  const form = new VerifyMobilePage(page)
  await form.isAt()
  await expect.poll(travels).toHaveLength(2)
  const field = page.locator('#mobileNumber')
  await field.click()
  await page.keyboard.type('9876501234')
  expect(await page.evaluate(() => document.getAnimations().some((one) => one.playbackRate < 1))).toBe(true)
  await expect(field).toHaveValue('9876501234')
  // Neither does it keep the next screen waiting.
  await page.locator('.chosen-card a').click()
  await expect(cards.heading).toHaveText(cards.title, { timeout: 5000 })
})

test('nothing travels for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { travels } = await watchTravels(page)
  await new CardsPage(page).open()
  await page.locator(tile).first().click()
  await new CardDetailsPage(page).isAt()
  await expect(page.getByRole('link', { name: /apply/i }).last()).toBeVisible()
  expect(await travels()).toEqual([])
})

test('the decision is a moment: the applicant’s own card waits, ticks off what is done, and moves to the offer', async ({
  page,
  bank,
}) => {
  test.setTimeout(240_000)
  const { travels } = await watchTravels(page)
  const applicant = applicantOn(page, bank, newMobile())
  await new CardsPage(page).open()
  await page.locator(tile).first().click()
  await new CardDetailsPage(page).isAt()
  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await applicant.tellsMore()
  await applicant.tellsAboutWork()
  await applicant.choosesHome()
  const before = (await travels()).length
  await applicant.on.checkAnswers.isShown()
  const ticked = await watchTicks(page)
  await applicant.sendsTheApplication()
  await applicant.on.congratulations.isShown()
  // The details were checked and the report was read on the way here; then the limit is set.
  expect(await ticked()).toEqual([2, 3])
  await expect.poll(async () => (await travels()).length).toBe(before + 1)
})
