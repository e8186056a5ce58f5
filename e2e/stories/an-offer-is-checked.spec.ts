import { applicantOn } from '../applicant.ts'
import { CreditCardPage } from '../pages/credit-card.ts'
import { DobPage } from '../pages/dob.ts'
import { TcPage } from '../pages/tc.ts'
import { expect, test } from '../run.ts'

test('[NX-E-10, NX-E-12, PB-03] a pre-qualified customer tells about work, and the bank decides', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9100000002')
  await applicant.provesTheirMobile()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1979-08-21' })
  await dob.submit()
  const { workDetails, deliveryAddress } = applicant.on
  await workDetails.isShown()
  const bar = page.locator('.progress__bar').first()
  await expect(bar).toHaveAttribute('value', '40')
  // The bank knows the occupation.
  await expect(page.locator('input[name=employmentType]:checked')).toHaveValue('SALARIED')
  await workDetails.isAccessible()
  await applicant.tellsAboutWork()
  await deliveryAddress.isShown()
  await expect(bar).toHaveAttribute('value', '60')
  await deliveryAddress.isAccessible()
  await deliveryAddress.submit()
  const terms = new TcPage(page)
  await terms.isShown()
  await expect(bar).toHaveAttribute('value', '80')
  await terms.reload()
})

test('[NX-E-11, BR-15] of a customer who is not pre-qualified the rules decide: a low income gets the secured card', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9100000003')
  await applicant.provesTheirMobile()
  const dob = new DobPage(page)
  await dob.isShown()
  await dob.fill({ dateOfBirth: '1990-12-01' })
  await dob.submit()
  await applicant.tellsAboutWork({ incomeRange: 'FROM_25000' })
  const { deliveryAddress } = applicant.on
  await deliveryAddress.isShown()
  await deliveryAddress.submit()
  const offer = new CreditCardPage(page)
  await offer.isShown()
  await offer.reload()
})
