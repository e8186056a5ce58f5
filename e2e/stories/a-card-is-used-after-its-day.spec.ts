import { texts as setMpin } from '@card-journey/journey/texts/en/set-mpin.ts'
import { texts as timeline } from '@card-journey/journey/texts/en/timeline.ts'
import { texts as virtualCard } from '@card-journey/journey/texts/en/virtual-card.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { expect, test } from '../run.ts'

test('[SC-43, SC-49] a card is used after its day: the PIN put off, a code shows the card, the PIN later, online payments turned on, the statement’s day changed, the delivery followed', async ({
  page,
  bank,
}) => {
  // The whole way to the card comes before.
  test.setTimeout(240_000)
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  const { on } = applicant
  await applicant.comesToTheCall()
  await on.setMpin.isShown(90_000)
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await page.getByRole('button', { name: setMpin.later }).click()
  await on.virtualCard.isShown()
  await page.reload()
  await on.virtualCard.isShown()
  await on.virtualCard.isAccessible()

  await page.getByRole('button', { name: virtualCard.show }).click()
  await on.virtualCard.answer('otp', await bank.otpFor(mobileNumber))
  await on.virtualCard.showsDetails()
  await on.virtualCard.hides()

  await page.getByRole('link', { name: virtualCard['pin.set'] }).click()
  await on.setMpin.isShown()
  await on.setMpin.fill({ mpin: '270518', confirmMpin: '270518', consentMbanking: 'Y' })
  await on.setMpin.submit()
  await page.getByRole('button', { name: errors['PIN105.buttonRequired'] }).click()
  await on.virtualCard.isShown()

  const online = page.getByRole('switch', { name: virtualCard['spend.ONLINE'] })
  const { dialog } = on.virtualCard
  await expect(online).not.toBeChecked()
  await page.getByRole('button', { name: virtualCard.turnOn }).click()
  const amount = dialog.getByRole('radio').nth(1)
  await amount.check()
  const chosen = Number(await amount.getAttribute('value'))
  await on.virtualCard.isAccessible()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await expect(page.locator('#mpin')).toBeFocused()
  // Not on before the card host says so.
  await expect(page.locator('#spend-ONLINE')).toHaveAttribute('aria-checked', 'false')
  await on.virtualCard.proves({ mpin: '270518' }, virtualCard['spend.save'])
  await expect(page.getByText(virtualCard['spend.saved'])).toBeVisible()
  await expect(page.getByText(virtualCard.lead)).toBeVisible()
  await expect(online).toBeChecked()
  await expect(page.getByRole('button', { name: virtualCard.turnOn })).toHaveCount(0)
  // The button that had the focus is gone; the focus is not.
  await expect(page.locator(':focus')).toHaveCount(1)
  // Less is done at once.
  const inShops = page.getByRole('switch', { name: virtualCard['spend.DOMESTIC'] })
  await expect(inShops).toBeChecked()
  await inShops.click()
  await expect(inShops).not.toBeChecked()

  const statement = page.getByRole('button', { name: virtualCard['statement.by'] })
  const before = await statement.textContent()
  await statement.click()
  await dialog.getByLabel(virtualCard['statement.day']).selectOption({ index: 2 })
  await dialog.getByRole('button', { name: virtualCard['statement.save'] }).click()
  await expect(page.getByText(virtualCard['billing.saved'], { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
  const after = (await statement.textContent()) ?? ''
  expect(after).not.toBe(before)
  // Nobody who is new to the bank has an account here to pay from.
  await expect(page.getByRole('button', { name: virtualCard.autopay })).toHaveCount(0)

  await page.reload()
  await expect(online).toBeChecked()
  await expect(
    page.getByRole('button', { name: `${virtualCard['spend.ONLINE']} Up to ₹${chosen.toLocaleString('en-IN')}` }),
  ).toBeVisible()
  await expect(inShops).not.toBeChecked()
  await expect(statement).toHaveText(after)
  await expect
    .poll(async () => (await bank.messagesTo(mobileNumber)).map(({ template }) => template))
    .toContain('CARD_USE_CHANGED')

  const delivery = page.getByRole('list', { name: virtualCard.physical })
  await expect(delivery.getByRole('listitem').filter({ hasText: virtualCard['physical.printing.now'] })).toContainText(
    timeline.now,
  )
  await bank.setDial('card-host', { failure: '503' })
  await page.reload()
  await expect(page.getByText(virtualCard['lead.failed'])).toBeVisible()
  await bank.setDial('card-host', { failure: 'none' })
})
