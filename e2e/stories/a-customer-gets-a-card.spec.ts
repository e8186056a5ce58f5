import { texts as cardDetails } from '@card-journey/journey/texts/en/card-details.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { texts as virtualCard } from '@card-journey/journey/texts/en/virtual-card.ts'
import type { Page } from '@playwright/test'
import { applicantOn } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { CardDetailsPage } from '../pages/card-details.ts'
import { CardsPage } from '../pages/cards.ts'
import { DobPage } from '../pages/dob.ts'
import { TcPage } from '../pages/tc.ts'
import { expect, test } from '../run.ts'

/** From the proven mobile number to the card that is being ordered. */
async function ordersTheCard(page: Page, bank: Bank, mobileNumber: string, dateOfBirth: string) {
  const { on } = applicantOn(page, bank, mobileNumber)
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth })
  await dob.submit()
  await on.deliveryAddress.isShown()
  await on.deliveryAddress.submit()
  const terms = new TcPage(page)
  await terms.isShown()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await terms.fill({ consentKfs: 'Y', consentMitc: 'Y' })
  return { on, terms }
}

test('[SC-43, SC-49] a pre-approved customer comes from the listing to the revealed card in under a minute', async ({
  page,
  bank,
}) => {
  let taps = 0
  await page.exposeFunction('tapped', () => (taps += 1))
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', () => (globalThis as unknown as { tapped: () => void }).tapped(), true),
  )
  const mobileNumber = '9100000001'
  const { on } = applicantOn(page, bank, mobileNumber)
  await new CardsPage(page).open()
  const begun = Date.now()
  await page
    .getByRole('link', { name: /see details/i })
    .first()
    .click()
  await new CardDetailsPage(page).isAt()
  await page.getByRole('link', { name: cardDetails.apply }).first().click()
  await on.verifyMobile.isShown()
  await on.verifyMobile.fill({ mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
  await on.verifyMobile.submit()
  await on.verifyOtp.isShown()
  await on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
  await on.verifyOtp.submit()
  const { terms } = await ordersTheCard(page, bank, mobileNumber, '1985-03-14')
  await terms.submit()
  await on.virtualCard.isShown(60_000)

  await page.getByRole('button', { name: virtualCard.show }).click()
  await on.virtualCard.answer('otp', await bank.otpFor(mobileNumber))
  await page.getByRole('button', { name: virtualCard['ask.show'] }).click()
  await expect(page.getByText(virtualCard.number, { exact: true })).toBeVisible()
  const seconds = (Date.now() - begun) / 1000
  expect(seconds).toBeLessThan(60)
  expect(taps).toBeLessThanOrEqual(13)
  test.info().annotations.push({ type: 'shortest way', description: `${taps} taps, ${Math.round(seconds)} s` })

  await on.virtualCard.hides()
  await page.getByRole('link', { name: virtualCard['pin.set'] }).click()
  await on.setMpin.isShown()
  await on.setMpin.goBackTo(on.virtualCard)
  await page.goForward()
  await on.setMpin.fill({ mpin: '270518', confirmMpin: '270518' })
  await on.setMpin.submit()
  await page.getByRole('button', { name: errors['PIN105ETB.buttonRequired'] }).click()
  await on.virtualCard.isShown()
  await on.virtualCard.reveals('270518')
})

test('[NX-E-06] a card host that refuses: the page says that we keep trying, also after a reload', async ({
  page,
  bank,
}) => {
  const mobileNumber = '9100000011'
  await applicantOn(page, bank, mobileNumber).provesTheirMobile()
  const { on, terms } = await ordersTheCard(page, bank, mobileNumber, '1987-01-16')
  await terms.isAccessible()
  await terms.submit()
  await expect(on.submitted.heading).toHaveText(submitted['cardFailed.heading'], { timeout: 60_000 })
  await page.reload()
  await expect(on.submitted.heading).toHaveText(submitted['cardFailed.heading'])
  await on.submitted.isAccessible()
})

test('[SP-17] a digital account’s customer with up-to-date KYC gets its card without an office address', async ({
  page,
  bank,
}) => {
  const mobileNumber = '9100000014'
  await applicantOn(page, bank, mobileNumber).provesTheirMobile('zero')
  const { on, terms } = await ordersTheCard(page, bank, mobileNumber, '1997-05-19')
  await terms.submit()
  await on.virtualCard.isShown(60_000)
  await on.virtualCard.isAccessible()
})
