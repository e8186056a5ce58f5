import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as tryAgain } from '@card-journey/journey/texts/en/kyc-try-again.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { AadhaarDeniedPage } from '../pages/aadhaar-denied.ts'
import { KycTryAgainPage } from '../pages/kyc-try-again.ts'
import { UnregisteredMobilePage } from '../pages/unregistered-mobile.ts'
import { expect, test } from '../run.ts'
import { photographOf } from '../slips.ts'

type Applicant = ReturnType<typeof applicantOn>

/** Up to the Aadhaar number. */
async function comesToAadhaar(applicant: Applicant): Promise<void> {
  await applicant.comesTo('what follows the office')
  await applicant.on.kyc.isShown()
}

test('[EC-14, EC-45] person …31: the gender differs, is corrected, the bank decides again, and the Aadhaar fits', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000031')
  const { on } = applicant
  await comesToAadhaar(applicant)
  await applicant.provesAadhaar()
  await expect(on.kyc.heading).toHaveText(errors['AA101.heading'])
  await page.getByRole('button', { name: errors['AA101.buttonRequired'] }).click()
  await on.morePersonalDetails.isShown()
  // The page is still scrolling to the answer in question.
  await expect(() => on.morePersonalDetails.fill({ gender: 'MALE' })).toPass()
  await on.morePersonalDetails.submit()
  await applicant.sendsTheApplication()
  await applicant.acceptsTheOffer()
  await on.kyc.isShown()
  await applicant.provesAadhaar()
  await on.requirements.isShown()
})

test('[EC-13, EC-45] person …32: the age differs; the way leads to the birth date, and a branch stays open', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000032')
  await comesToAadhaar(applicant)
  await applicant.provesAadhaar()
  await expect(applicant.on.kyc.heading).toHaveText(errors['AA100.heading'])
  await applicant.on.kyc.isAccessible()
  await page.getByRole('button', { name: errors['AA100.buttonRequired'] }).click()
  await applicant.on.personalDetails.isShown()
  await expect(page.locator('#dateOfBirth-year')).toHaveValue('1990')
})

test('[SC-42, EC-37] person …19: the Aadhaar is linked to another mobile, whose code proves it at the second attempt', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000019')
  const { on } = applicant
  await comesToAadhaar(applicant)
  await on.kyc.fill({ uid: '234123412346', consentAadhaar: 'Y' })
  await on.kyc.submit()
  const unregistered = new UnregisteredMobilePage(page)
  await unregistered.isShown()
  await unregistered.isAccessible()
  await unregistered.fill({ mobileNumber: '9000000919' })
  await unregistered.submit()
  await on.kycOtp.isShown()
  const otp = await bank.otpFor('9000000919')
  await on.kycOtp.fill({ otp: `${(Number(otp[0]) + 1) % 10}${otp.slice(1)}` })
  await on.kycOtp.submit()
  const again = new KycTryAgainPage(page)
  await again.isAt()
  await expect(again.heading).toHaveText(tryAgain['heading.code'])
  await again.isAccessible()
  await page.getByRole('button', { name: tryAgain['again.code'] }).click()
  await on.kycOtp.isShown()
  await on.kycOtp.fill({ otp })
  await on.kycOtp.submit()
  await on.requirements.isShown()
})

test('[SC-41, RT-60, CO-23] the consent is read and heard in Tamil; who refuses Aadhaar hands in a driving licence, and the call follows', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await comesToAadhaar(applicant)
  await on.kyc.readsTheConsentIn('தமிழ்')
  await expect(page.getByText(/ஆதார்/).first()).toBeVisible()
  await on.kyc.listens()
  await on.kyc.isAccessible()
  await on.kyc.refusesAadhaar()
  const denied = new AadhaarDeniedPage(page)
  await denied.isShown()
  await denied.fill({ identityDocument: 'DrivingLicence' })
  await denied.adds(1, await photographOf(page, 'front'))
  await denied.adds(2, await photographOf(page, 'back'))
  await denied.isAccessible()
  await denied.fill({ documentValidUntil: '2034-06-30' })
  await denied.submit()
  await on.requirements.isShown()
})
