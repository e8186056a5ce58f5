import { texts as cardDetails } from '@card-journey/journey/texts/en/card-details.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as submitted } from '@card-journey/journey/texts/en/submitted.ts'
import { texts as virtualCard } from '@card-journey/journey/texts/en/virtual-card.ts'
import type { Page } from '@playwright/test'
import { applicantOn } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { CardDetailsPage } from '../pages/card-details.ts'
import { CardsPage } from '../pages/cards.ts'
import { TcPage } from '../pages/tc.ts'
import { expect, test } from '../run.ts'

/** From the proven mobile number to the card that is being ordered. */
async function ordersTheCard(page: Page, bank: Bank, mobileNumber: string, dateOfBirth: string) {
  const { on } = applicantOn(page, bank, mobileNumber)
  await on.dob.isShown()
  await on.dob.fill({ dateOfBirth })
  await on.dob.submit()
  return { on, terms: await acceptsTheTerms(page, on) }
}

/** The card goes to the address on file; then what accepting it requires, up to its button. */
async function acceptsTheTerms(page: Page, { deliveryAddress }: ReturnType<typeof applicantOn>['on']) {
  await deliveryAddress.isShown()
  await deliveryAddress.submit()
  const terms = new TcPage(page)
  await terms.isShown()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await terms.fill({ consentKfs: 'Y', consentMitc: 'Y' })
  return terms
}

test('[SP-01, SC-43, SC-49] a pre-approved customer comes from the listing to the revealed card in under a minute', async ({
  page,
  bank,
}) => {
  const done = { pointerdown: 0, keydown: 0 }
  await page.exposeFunction('did', (what: keyof typeof done) => (done[what] += 1))
  await page.addInitScript(() => {
    const { did } = globalThis as unknown as { did: (what: string) => void }
    for (const what of ['pointerdown', 'keydown']) document.addEventListener(what, () => did(what), true)
  })
  /** As a hand does it: a tap where the field does not have the focus yet, then the keys. */
  const types = async (field: string, keys: string) => {
    const control = page.locator(`#${field}`)
    // On arrival the page gives the focus to its heading, a dialog to its field.
    const settled = () =>
      control.evaluate((element) => {
        const { activeElement } = document
        return activeElement === element || (!element.closest('dialog') && activeElement?.tagName === 'H1')
      })
    await expect.poll(settled).toBe(true)
    if (!(await control.evaluate((element) => element === document.activeElement))) await control.click()
    await page.keyboard.type(keys)
  }
  const mobileNumber = '9100000001'
  const { on } = applicantOn(page, bank, mobileNumber)
  const cards = new CardsPage(page)
  await cards.open()
  const begun = Date.now()
  await cards.opensTheFirstCard()
  await new CardDetailsPage(page).isAt()
  await page.getByRole('link', { name: cardDetails.apply }).first().click()
  await on.verifyMobile.isShown()
  await types('mobileNumber', mobileNumber)
  await on.verifyMobile.fill({ consentTnc: 'Y', consentBureau: 'Y' })
  await on.verifyMobile.submit()
  await on.verifyOtp.isShown()
  await types('otp', await bank.otpFor(mobileNumber))
  await on.verifyOtp.submit()
  await on.dob.isShown()
  await types('dateOfBirth', '14031985')
  await on.dob.submit()
  const terms = await acceptsTheTerms(page, on)
  await terms.submit()
  await on.virtualCard.isShown(60_000)

  await page.getByRole('button', { name: virtualCard.show }).click()
  await types('otp', await bank.otpFor(mobileNumber))
  await on.virtualCard.showsDetails()
  const seconds = (Date.now() - begun) / 1000
  expect(seconds).toBeLessThan(60)
  // Two of the taps go into a field; a heading has the focus on arrival, so that it is read out. Codes need no tap.
  expect(done).toEqual({ pointerdown: 13, keydown: 30 })
  test.info().annotations.push({ type: 'shortest way', description: `${Math.round(seconds)} s` })

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

test('[SP-14, SP-17] a digital account’s customer with up-to-date KYC gets its card without an office address', async ({
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
