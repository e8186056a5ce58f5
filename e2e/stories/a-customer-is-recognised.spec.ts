import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { applicantOn } from '../applicant.ts'
import { CrnPage } from '../pages/crn.ts'
import { DeliveryAddressPage } from '../pages/delivery-address.ts'
import { DobPage } from '../pages/dob.ts'
import { MultipleCrnPage } from '../pages/multiple-crn.ts'
import { TcPage } from '../pages/tc.ts'
import { VisitBranchPage } from '../pages/visit-branch.ts'
import { expect, test } from '../run.ts'

test('[SP-05, SC-38] of three customer numbers, shown in part, one is chosen and may be changed; the date of birth brings the rest', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9100000004').provesTheirMobile()
  const numbers = new MultipleCrnPage(page)
  await numbers.isShown()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.locator('main')).not.toContainText('20010042')
  await numbers.isAccessible()
  await page.getByText('20****0042').click()
  await numbers.submit()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.goBackTo(numbers)
  await page.getByText('20****0043').click()
  await numbers.submit()
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1983-05-09' })
  await dob.submit()
  const delivery = new DeliveryAddressPage(page)
  await delivery.isShown()
  // The bank's own address, enough of it to know it again.
  await expect(page.locator('body')).not.toContainText('Ashoka Enclave')
})

test('[SP-05, RT-17] a customer whose number the bank leaves out types it: somebody else’s is refused beside the field', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9100000018').provesTheirMobile()
  const crn = new CrnPage(page)
  await crn.isShown()
  await crn.isAccessible()
  await crn.fill({ crn: '20010011' })
  await crn.submit()
  await expect(crn.mistakeOf('crn')).toHaveText(fields.crnUnknown)
  await crn.fill({ crn: '20010188' })
  await crn.submit()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1981-10-02' })
  await dob.submit()
  await new DeliveryAddressPage(page).isShown()
})

test('[EC-41] three dates that differ from the bank’s record, through a reload: then a branch, or tomorrow', async ({
  page,
  bank,
}) => {
  await applicantOn(page, bank, '9100000015').provesTheirMobile()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.isAccessible()
  for (const dateOfBirth of ['1972-12-24', '1972-12-23']) {
    await dob.fill({ dateOfBirth })
    await dob.submit()
    await expect(dob.mistakeOf('dateOfBirth')).toHaveText(fields.birthDateMismatch)
  }
  await dob.reload()
  await dob.fill({ dateOfBirth: '1972-12-22' })
  await dob.submit()
  await expect(dob.heading).toHaveText(errors['dobMismatch.heading'])
  await expect(page.locator('main')).toContainText('try again tomorrow')
  await page.getByRole('button', { name: errors['dobMismatch.buttonRequired'] }).click()
  const branch = new VisitBranchPage(page)
  await branch.isShown()
  await branch.reload()
})

test('[CR-03] a dormant customer number stops nobody: the terms follow', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9100000005')
  await applicant.provesTheirMobile()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1976-02-28' })
  await dob.submit()
  await applicant.on.deliveryAddress.isShown()
  await applicant.on.deliveryAddress.deliversTo('RESIDENCE')
  await new TcPage(page).isShown()
})
