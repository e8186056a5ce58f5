import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as otp } from '@card-journey/journey/texts/en/verify-otp.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as virtualCard } from '@card-journey/journey/texts/en/virtual-card.ts'
import type { Locator, Page } from '@playwright/test'
import { applicantOn } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { TcPage } from '../pages/tc.ts'
import { VerifyApplicationPage } from '../pages/verify-application.ts'
import { expect, test } from '../run.ts'

const pin = '270518'

// The whole way to the card comes before.
test.describe.configure({ timeout: 240_000 })

/** A pre-approved customer, from the mobile number to the card. */
async function comesToTheCard(page: Page, bank: Bank, mobileNumber: string, dateOfBirth: string, productLogo?: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.provesTheirMobile(productLogo)
  await on.dob.isShown()
  await on.dob.fill({ dateOfBirth })
  await on.dob.submit()
  await on.deliveryAddress.isShown()
  await on.deliveryAddress.submit()
  const terms = new TcPage(page)
  await terms.isShown()
  await terms.fill({ consentKfs: 'Y', consentMitc: 'Y' })
  await terms.submit()
  await on.virtualCard.isShown(60_000)
  return on
}

const templatesTo = async (bank: Bank, mobileNumber: string) =>
  (await bank.messagesTo(mobileNumber)).map(({ template }) => template)

/** The bank answers after a while: the page is asked to look again until it shows it. */
async function looksUntil(look: Locator, answer: Locator) {
  await expect(async () => {
    if (!(await answer.isVisible())) await look.click({ timeout: 2000 })
    await expect(answer).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

/** On a slow line: what the page reads after the sign-in's own answer waits until it may arrive. */
async function applicationComesLate(page: Page): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/applicationDetails', async (route) => {
    asked += 1
    if (asked === 2) await arrived
    await route.continue()
  })
  return arrive
}

async function reachesByTab(page: Page, control: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused({ timeout: 100 })
  }).toPass({ timeout: 30_000 })
}

test('[SC-43] a holder comes back with a code by call, activates the card that is on its way by keyboard, and lets an account pay the bill', async ({
  page,
  context,
  bank,
}) => {
  const mobileNumber = '9100000027'
  await context.clock.install()
  const on = await comesToTheCard(page, bank, mobileNumber, '1996-09-04', 'zero')
  await on.virtualCard.tracks('printing')
  await expect(page.getByText(virtualCard['activation.state'], { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: virtualCard['activation.arrives'] })).toHaveCount(0)

  await bank.passTime(2 * 24 * 60 * 60)
  const signIn = new VerifyApplicationPage(page)
  await signIn.open()
  await signIn.fill({ mobileNumber })
  await signIn.submit()
  await on.verifyOtp.isShown()
  // The code by SMS is there, and isn't used.
  await bank.otpFor(mobileNumber)
  await bank.passTime(91)
  await context.clock.fastForward(91_000)
  await page.getByRole('button', { name: otp['resend.call'] }).click()
  await expect(page.getByText(otp['resend.calling'])).toBeVisible()
  await on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
  expect((await bank.messagesTo(mobileNumber))[0]).toMatchObject({ channel: 'call' })
  const arrive = await applicationComesLate(page)
  await on.verifyOtp.submit()
  await page.getByRole('button', { name: errors['APPROVED_FOUND.buttonRequired'] }).click()
  arrive()
  await on.virtualCard.isShown()
  await page.getByRole('link', { name: virtualCard['pin.set'] }).click()
  await on.setMpin.isShown()
  await on.setMpin.fill({ mpin: pin, confirmMpin: pin })
  await on.setMpin.submit()
  await page.getByRole('button', { name: errors['PIN105ETB.buttonRequired'] }).click()
  await on.virtualCard.isShown()

  await on.virtualCard.tracks('dispatched')
  const { dialog } = on.virtualCard
  const activate = page.getByRole('button', { name: virtualCard['activation.arrives'] })
  await activate.focus()
  await page.keyboard.press('Enter')
  const agree = dialog.getByRole('button', { name: virtualCard.agree })
  await expect(agree).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(activate).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('I have asked for this')
  await on.virtualCard.isAccessible()
  await reachesByTab(page, agree)
  await page.keyboard.press('Enter')
  await expect(page.locator('#mpin')).toBeFocused()
  await on.virtualCard.isAccessible()
  await page.keyboard.type(pin)
  await reachesByTab(page, dialog.getByRole('button', { name: virtualCard['activation.button'] }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(virtualCard['activation.done'])).toBeVisible()
  await expect(activate).toHaveCount(0)
  // The button that had the focus is gone; the focus is not.
  await expect(page.locator(':focus')).toHaveCount(1)

  const autopay = page.getByRole('button', { name: new RegExp(`^${virtualCard.autopay}`) })
  await autopay.click()
  await dialog.getByRole('radio', { name: virtualCard['autopay.total'] }).check()
  const account = dialog.getByRole('radio', { name: /^Account ending/ }).nth(1)
  await account.check()
  const chosen = await account.getAttribute('value')
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await on.virtualCard.agreesTo('On each due date')
  await on.virtualCard.proves({ mpin: pin }, virtualCard['autopay.do.on'])
  await expect(page.getByText(virtualCard['billing.saved'], { exact: true })).toBeVisible()
  await page.reload()
  await expect(autopay).toContainText(virtualCard['autopay.total'])
  await autopay.click()
  await expect(dialog.locator('input[name="autopay-account"]:checked')).toHaveValue(chosen ?? '')
  await on.virtualCard.isAccessible()
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await on.virtualCard.isAccessible()
  await expect
    .poll(() => templatesTo(bank, mobileNumber))
    .toEqual(expect.arrayContaining(['CARD_ACTIVATED', 'BILLING_CHANGED']))
})

test('a holder turns UPI on and off, and asks for an add-on card, which the bank answers', async ({ page, bank }) => {
  const mobileNumber = '9100000028'
  const on = await comesToTheCard(page, bank, mobileNumber, '1983-02-20')
  const { dialog } = on.virtualCard
  const upi = page.getByRole('button', { name: new RegExp(`^${virtualCard.upi}`) })
  await upi.click()
  await on.virtualCard.isAccessible()
  await dialog.getByRole('button', { name: virtualCard['upi.on'] }).click()
  await on.virtualCard.agreesTo('Let a UPI app on my registered mobile number')
  await on.virtualCard.fill({ otp: await bank.otpFor(mobileNumber) })
  await looksUntil(
    dialog.getByRole('button', { name: virtualCard['upi.check'] }),
    dialog.getByText(virtualCard['upi.linked']),
  )
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await expect(upi).toContainText(virtualCard['upi.state.linked'])

  const addOns = page.getByRole('button', { name: new RegExp(`^${virtualCard.addOn}`) })
  await addOns.click()
  await dialog.getByRole('button', { name: virtualCard['addOn.ask'] }).click()
  await on.virtualCard.isAccessible()
  await on.virtualCard.fill({
    addOnName: 'Meera Chavan',
    addOnRelation: 'spouse',
    addOnBirthDate: '1985-07-14',
    addOnLimit: '60000',
  })
  await dialog.locator('button[type=submit]').click()
  await on.virtualCard.agreesTo('for this person')
  await on.virtualCard.fill({ otp: await bank.otpFor(mobileNumber) })
  await expect(page.getByText(virtualCard['addOn.asked'])).toBeVisible()
  const family = page.getByRole('list', { name: virtualCard['addOn.list'] })
  await expect(family).toContainText('MEERA CHAVAN')
  await expect(family).toContainText('Husband or wife · Up to ₹60,000')
  await looksUntil(page.getByRole('button', { name: virtualCard['addOn.check'] }), family.getByText('Approved'))

  await page.reload()
  await addOns.click()
  await expect(family.getByRole('listitem')).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 800 })
  await on.virtualCard.isAccessible()
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await on.virtualCard.isAccessible()
  await upi.click()
  await dialog.getByRole('button', { name: virtualCard['upi.off'] }).click()
  await expect(dialog.getByText(virtualCard['upi.isOff'])).toBeVisible()
  await page.reload()
  await expect(upi).toContainText(virtualCard['upi.state.off'])
  await expect
    .poll(() => templatesTo(bank, mobileNumber))
    .toEqual(expect.arrayContaining(['UPI_CHANGED', 'ADDON_ASKED']))
})
