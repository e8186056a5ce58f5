import type { Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { HomeAddressPage } from '../pages/home-address.ts'
import { InvalidPincodePage } from '../pages/invalid-pincode.ts'
import { expect, test } from '../run.ts'

async function atTheirHome(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('confirm-home-address')
  await applicant.on.confirmHomeAddress.isShown()
  return applicant
}

for (const [pincode, where] of [
  ['744301', 'a place that the bank does not serve'],
  ['999998', 'no pincode that the directory knows'],
] as const)
  test(`[PC-10, VA-25] ${pincode}, ${where}: asked about once more, and no bureau is asked`, async ({ page, bank }) => {
    const mobileNumber = newMobile()
    const { on } = await atTheirHome(page, bank, mobileNumber)
    const home = on.confirmHomeAddress
    await expect(page.getByText('Nakshatra Credit Bureau').first()).toBeVisible()
    await home.fill({ pincode })
    await expect(home.mistakeOf('pincode')).toContainText('PinCode is not serviceable')
    await home.isAccessible()
    await home.submit()
    await home.confirmsPincode()
    const invalid = new InvalidPincodePage(page)
    await invalid.isShown()
    await expect(page.locator('main')).toContainText(pincode)
    await invalid.triesToSkipAheadTo('check-answers')
    expect(await bank.enquiriesAbout(mobileNumber)).toEqual([])
  })

test('[BU-05] neither bureau has a record: both are asked once, the address is typed, its pincode is already there', async ({
  page,
  bank,
}) => {
  const applicant = await atTheirHome(page, bank, '9000000014')
  await applicant.givesHomePincode()
  const home = new HomeAddressPage(page)
  await home.isShown()
  await expect(page.locator('#pincode')).toHaveValue('560001')
  await expect(page.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  await home.fill({ addressLine1: '12 Residency Road', addressLine2: 'Shanthala Nagar' })
  await home.submit()
  await applicant.on.checkAnswers.isShown()
  expect(await bank.enquiriesAbout('9000000014')).toEqual(['second bureau: no record', 'first bureau: no record'])
})

for (const [mobileNumber, what, enquiries] of [
  ['9000000015', 'of three addresses two are too old: one is offered', ['first bureau: score 745']],
  ['9000000029', 'only the second bureau has a record', [/^second bureau: score/, 'first bureau: no record']],
] as const)
  test(`[BU-01, BU-05] ${what}`, async ({ page, bank }) => {
    const applicant = await atTheirHome(page, bank, mobileNumber)
    expect(await bank.enquiriesAbout(mobileNumber)).toEqual([])
    await applicant.givesHomePincode()
    await expect(applicant.on.confirmHomeAddress.addresses).toHaveCount(1)
    await applicant.on.confirmHomeAddress.reload()
    await applicant.on.confirmHomeAddress.fill({ addressChoice: '0' })
    await applicant.on.confirmHomeAddress.submit()
    await applicant.on.checkAnswers.isShown()
    const asked = await bank.enquiriesAbout(mobileNumber)
    expect(asked).toEqual(enquiries.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))))
  })
