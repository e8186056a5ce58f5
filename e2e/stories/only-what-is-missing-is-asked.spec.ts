import { applicantOn, address } from '../applicant.ts'
import { AddressNotAvailablePage } from '../pages/address-not-available.ts'
import { DobPage } from '../pages/dob.ts'
import { EtbPersonalDetailsPage } from '../pages/etb-personal-details.ts'
import { TcPage } from '../pages/tc.ts'
import { expect, test } from '../run.ts'

async function proves(page: DobPage, dateOfBirth: string) {
  await page.isShown()
  await page.fill({ dateOfBirth })
  await page.submit()
}

test('[NX-E-14] missing personal details are asked, and no others', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9100000006')
  await applicant.provesTheirMobile()
  await proves(new DobPage(page), '1988-10-30')
  const missing = new EtbPersonalDetailsPage(page)
  await missing.isShown()
  for (const known of ['emailId', 'gender']) await expect(page.locator(`[name=${known}]`)).toHaveCount(0)
  await missing.isAccessible()
  await missing.fill({
    panNumber: 'CLQPA2006F',
    maritalStatus: 'MARRIED',
    motherMaidenName: 'Savitri Khan',
    fatherName: 'Mohan Ansari',
  })
  await missing.submit()
  await applicant.on.deliveryAddress.isShown()
  // The home of the bank's file is suggested, in part: one press delivers there.
  await expect(page.locator('main')).toContainText('14****lave')
  await applicant.on.deliveryAddress.submit()
  await new TcPage(page).isShown()
})

test('[NX-E-15] a missing office address is asked', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9100000007')
  await applicant.provesTheirMobile()
  await proves(new DobPage(page), '1991-07-12')
  await applicant.givesTheOffice()
  await applicant.on.deliveryAddress.isShown()
  await applicant.on.deliveryAddress.deliversTo('OFFICE')
  await new TcPage(page).isShown()
})

test('[NX-E-05, NX-E-17] an address that the bank lacks is sent to it; the page moves on by itself', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9100000008')
  await applicant.provesTheirMobile()
  await proves(new DobPage(page), '1969-04-18')
  const lacking = new AddressNotAvailablePage(page)
  await lacking.isShown()
  await lacking.isAccessible()
  await lacking.fill(address)
  await applicant.on.officeAddress.pincodeIsFound()
  await lacking.submit()
  await applicant.on.submitted.isAt()
  await expect(page.locator('.progress__bar').first()).toHaveAttribute('value', '60')
  await applicant.on.deliveryAddress.isShown()
})

test('an update that is open at the bank is waited for, and goes on by itself', async ({ page, bank }) => {
  const applicant = applicantOn(page, bank, '9100000012')
  await applicant.provesTheirMobile()
  await proves(new DobPage(page), '1980-06-27')
  await applicant.on.submitted.isAt()
  await applicant.on.deliveryAddress.isShown()
})
