import { texts as unavailable } from '@card-journey/journey/texts/en/agent-unavailable.ts'
import { texts as unverified } from '@card-journey/journey/texts/en/kyc-unable-to-verify.ts'
import { applicantOn } from '../applicant.ts'
import { AgentUnavailablePage } from '../pages/agent-unavailable.ts'
import { KycLaterPage } from '../pages/kyc-later.ts'
import { KycUnableToVerifyPage } from '../pages/kyc-unable-to-verify.ts'
import { VkycRejectionPage } from '../pages/vkycRejection.ts'
import { expect, test } from '../run.ts'

test('person …12, declined on the video call, reads so and finds a helpline, after a reload too', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000012')
  await applicant.comesToTheCall()
  const rejection = new VkycRejectionPage(page)
  await rejection.isShown(60_000)
  await expect(page.getByRole('link', { name: '1800 000 0000' }).first()).toBeVisible()
  await rejection.isAccessible()
  await page.reload()
  await rejection.isShown()
})

test('[VK-08] person …13, for whom no agent is free, is asked to book a time; the application is saved', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000013')
  await applicant.comesToTheCall()
  const busy = new AgentUnavailablePage(page)
  await busy.isShown(60_000)
  await expect(page.getByText(unavailable.saved)).toBeVisible()
  await page.getByRole('button', { name: unavailable.later }).click()
  await new KycLaterPage(page).isShown()
})

test('[VK-09] person …26, whom the call could not verify, is looked at again by the bank and comes to the card', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, '9000000026')
  await applicant.comesToTheCall()
  const again = new KycUnableToVerifyPage(page)
  await again.isShown(60_000)
  await again.isAccessible()
  await page.getByRole('button', { name: unverified.understood }).click()
  await applicant.on.setMpin.isShown(90_000)
})
