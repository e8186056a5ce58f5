import type { Page } from '@playwright/test'
import { applicantOn, person } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { CkycRedirectPage } from '../pages/ckyc-redirect.ts'
import { expect, test } from '../run.ts'

/** Somebody whom the central registry knows, and who lets the bank ask it, up to what it found. */
async function isFound(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  const { congratulations, kyc } = applicant.on
  await applicant.comesTo('the decision')
  await congratulations.isAt()
  await congratulations.fill({ consentKfs: 'Y', consentMitc: 'Y', consentCkyc: 'Y' })
  await congratulations.submit()
  await applicant.givesTheOffice()
  await kyc.offersTheRecord()
  await kyc.isAccessible()
  await kyc.asksTheRegistryForACode()
  return applicant
}

const nameOf = `${person.firstName} ${person.lastName}`

test('[RT-49, NX-N-18] person …10 fetches the record by its code, confirms it, and needs neither Aadhaar nor a call for the card', async ({
  page,
  bank,
}) => {
  const { on } = await isFound(page, bank, '9000000010')
  await on.kyc.isAccessible()
  await on.kyc.entersTheRegistrysCode(await bank.otpFor('9000000010'))
  await on.kyc.showsTheRecordOf(nameOf)
  await page.reload()
  await on.kyc.showsTheRecordOf(nameOf)
  await on.kyc.isAccessible()
  await on.kyc.confirmsTheRecord()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/auth\/(submitted|set-mpin)$/)
  await on.setMpin.isShown(60_000)
})

test('[NX-N-15] person …11: a record that is too old is said to be so, and Aadhaar follows', async ({ page, bank }) => {
  const applicant = await isFound(page, bank, '9000000011')
  await applicant.on.kyc.entersTheRegistrysCode(await bank.otpFor('9000000011'))
  await applicant.on.kyc.says('record.refer')
  await applicant.provesAadhaar()
  await applicant.on.requirements.isShown()
})

test('[RT-09, RT-72, NX-N-14] person …25 comes back by the registry’s link; the record is somebody else’s, of whom nothing is told', async ({
  page,
  bank,
}) => {
  const applicant = await isFound(page, bank, '9000000025')
  const messages = await bank.messagesTo('9000000025')
  const link = new URL(
    /https?:\S+/.exec(messages.find(({ template }) => template === 'CKYC_OTP')?.text ?? '')?.[0] ?? '',
  )
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/apps/CKYCToken', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${link.pathname}${link.search}`)
  const fetching = new CkycRedirectPage(page)
  await fetching.isShown()
  await fetching.isAccessible()
  answer()
  await applicant.on.kyc.says('record.reject')
  expect(page.url()).not.toContain('CKYCToken')
  await expect(page.locator('main')).not.toContainText('Somebody')
  await bank.otpFor('9000000025')
  await applicant.provesAadhaar()
  await applicant.on.requirements.isShown()
})
