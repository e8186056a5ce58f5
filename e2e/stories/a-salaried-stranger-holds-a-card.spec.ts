import { finalScreens, applicantOn, newMobile, ownOf } from '../applicant.ts'
import { CardDetailsPage } from '../pages/card-details.ts'
import { CardsPage } from '../pages/cards.ts'
import type { ScreenPage } from '../pages/screen-page.ts'
import { expect, test } from '../run.ts'

test('[SP-01] a salaried stranger applies on a phone and holds a virtual card; on the way they type addresses ahead, reload and go back', async ({
  page,
  bank,
}) => {
  test.setTimeout(240_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${error.message} (${page.url()})`))
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  // The sandbox derives the bureau score from the PAN: this one gives one and a half times the usual limit.
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber, { ...ownOf(mobileNumber), panNumber: 'ABCPK1234F' })
  const { on } = applicant
  /** Typing a later address and reloading both leave the applicant on the current screen. */
  const isSafe = async (screen: ScreenPage): Promise<void> => {
    await screen.isShown()
    for (const ahead of finalScreens.filter((id) => id !== screen.id)) await screen.triesToSkipAheadTo(ahead)
    await screen.reload()
  }

  const cards = new CardsPage(page)
  await cards.open()
  await cards.opensTheFirstCard()
  await new CardDetailsPage(page).isAt()
  await applicant.provesTheirMobile()

  await isSafe(on.personalDetails)
  await applicant.tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
  await on.morePersonalDetails.goBackTo(on.personalDetails)
  await expect(page.locator('#firstName')).toHaveValue('Asha')
  await page.goForward()
  await isSafe(on.morePersonalDetails)
  await applicant.tellsMore()
  await isSafe(on.workDetails)
  await applicant.tellsAboutWork()
  await isSafe(on.confirmHomeAddress)
  await applicant.choosesHome()
  await isSafe(on.checkAnswers)
  // A press right after the reload comes before the record: it waits.
  await page.route('**/api/apps/applicationDetails', async (route) => {
    await new Promise((later) => setTimeout(later, 1500))
    await route.continue()
  })
  await on.checkAnswers.reload()
  await applicant.sendsTheApplication()

  await on.congratulations.isShown()
  await page.unroute('**/api/apps/applicationDetails')
  await expect(page.locator('main')).toContainText('₹3,00,000')
  await isSafe(on.congratulations)
  await applicant.acceptsTheOffer()
  await isSafe(on.officeAddress)
  await applicant.givesTheOffice()
  await isSafe(on.kyc)
  await applicant.provesAadhaar()
  await isSafe(on.requirements)
  await applicant.preparesTheCall()

  await on.setMpin.isShown(90_000)
  await isSafe(on.setMpin)
  await applicant.setsThePin()
  await on.virtualCard.reveals('270518')
  await on.virtualCard.hides()
  expect(complaints).toEqual([])
})
