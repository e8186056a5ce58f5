import { texts as delivery } from '@card-journey/journey/texts/en/delivery-address.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { address, applicantOn, newMobile } from '../applicant.ts'
import { ConfirmOfficeAddressPage } from '../pages/confirm-office-address.ts'
import { DetailDeliveryAddressPage } from '../pages/detail-delivery-address.ts'
import { expect, test } from '../run.ts'

test.afterEach(({ bank }) => bank.setDial('decision', { failure: 'none' }))

test('[RT-72, RT-73] the rules are away when the office is saved: it is not asked for again, and the card goes to a third address', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  page.on('dialog', (dialog) => void dialog.accept())
  await applicant.comesTo('office-address', { incomeRange: 'FROM_25000' })
  await on.officeAddress.fill(address)
  await on.officeAddress.pincodeIsFound()
  await bank.setDial('decision', { failure: '500' })
  await on.officeAddress.submit()
  await expect(page.getByText(shell['notice.host'])).toBeVisible({ timeout: 20_000 })
  await page.reload()
  const office = new ConfirmOfficeAddressPage(page)
  await office.isAt()
  await expect(page.getByRole('heading', { name: shell['loader.decision.heading'] })).toBeVisible()
  await office.isAccessible()
  await bank.setDial('decision', { failure: 'none' })

  await on.deliveryAddress.isShown(60_000)
  await page.getByRole('link', { name: delivery.another }).click()
  const third = new DetailDeliveryAddressPage(page)
  await third.isShown()
  await third.isAccessible()
  await third.fill({ ...address, addressLine1: '7 Cousin’s House' })
  await expect(page.locator('.place__line').first()).not.toBeEmpty()
  await third.submit()
  await on.uploadDocument.isShown()
})
