import { texts as ahead } from '@card-journey/journey/texts/en/call-ahead.ts'
import { texts as unable } from '@card-journey/journey/texts/en/kyc-unable-to-proceed.ts'
import { texts as needed } from '@card-journey/journey/texts/en/requirements.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import { KycUnableToProceedPage } from '../pages/kyc-unable-to-proceed.ts'
import { expect, test } from '../run.ts'

test.use({ settings: { VKYC_DESKTOP: 'off' } })

test('[VK-03, VK-04, EC-38] where the bank wants a phone for the call, a computer leads to one or to a booked time, and so does an old browser', async ({
  page,
  bank,
}) => {
  const applicant = applicantOn(page, bank, newMobile())
  await applicant.comesTo('requirements')
  const { requirements } = applicant.on
  const closed = new KycUnableToProceedPage(page)
  const asksForTheCall = async (refusal: string) => {
    await requirements.isShown()
    await page.getByRole('button', { name: needed['phone.use'] }).click()
    await closed.isShown()
    await expect(page.getByText(refusal)).toBeVisible()
    await expect(page.getByRole('button', { name: ahead['phone.qr'] })).toBeVisible()
    await expect(page.getByRole('button', { name: ahead['phone.sms'] })).toBeVisible()
    await expect(page.getByText(unable.saved)).toBeVisible()
  }
  await asksForTheCall(unable.smartphone)
  await page.getByRole('button', { name: unable.later }).click()
  await expect(page.getByRole('button', { name: ahead['book.submit'] })).toBeVisible()

  await page.addInitScript(() => Reflect.deleteProperty(RTCPeerConnection.prototype, 'addTransceiver'))
  await page.goto(requirements.path)
  await asksForTheCall(unable.browser)
  await expect(page.getByText(unable['browser.update'])).toBeVisible()
})
