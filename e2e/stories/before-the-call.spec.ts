import { texts as ahead } from '@card-journey/journey/texts/en/call-ahead.ts'
import { texts as link } from '@card-journey/journey/texts/en/continue.ts'
import { texts as requirements } from '@card-journey/journey/texts/en/requirements.ts'
import { texts as unable } from '@card-journey/journey/texts/en/kyc-unable-to-proceed.ts'
import { texts as welcome } from '@card-journey/journey/texts/en/verify-otp.ts'
import type { Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { KycLaterPage } from '../pages/kyc-later.ts'
import { KycUnableToProceedPage } from '../pages/kyc-unable-to-proceed.ts'
import { expect, test } from '../run.ts'
import { at, dayAfter, inWords } from '../story-day.ts'

/** Somebody whose identity is proven, in front of what the call needs. */
async function comesToRequirements(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('requirements')
  await applicant.on.requirements.isShown()
  return applicant
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const arrived = (bank: Bank, mobileNumber: string, template: string) =>
  expect
    .poll(async () => (await bank.messagesTo(mobileNumber)).filter((message) => message.template === template).length, {
      timeout: 30_000,
    })
    .toBe(1)

test('[VK-01, VK-05, VK-11] after hours: a message at the opening, a file for the calendar, and a booked call that is kept', async ({
  page,
  bank,
}) => {
  await bank.setClock(at('18:10:00'))
  const mobileNumber = newMobile()
  const { on } = await comesToRequirements(page, bank, mobileNumber)
  await bank.setClock(at('18:31:00'))
  // Any answer tells the page the time, as on another day the reload does.
  await page.reload()
  await on.requirements.isShown()
  await press(page, requirements['hours.other'])
  const closed = new KycUnableToProceedPage(page)
  await closed.isShown()
  await expect(page.getByText(`They open again on ${inWords(dayAfter)}, 9:30 am`)).toBeVisible()
  await press(page, ahead['opens.text'])
  await expect(page.getByText(ahead['opens.asked'])).toBeVisible()
  const file = page.waitForEvent('download')
  await press(page, ahead.file)
  expect((await file).suggestedFilename()).toBe('video-call.ics')

  await closed.fitsAt400Percent()
  await press(page, unable.later)
  const later = new KycLaterPage(page)
  await later.isShown()
  await expect(page.getByRole('button', { name: ahead['book.submit'] })).toBeVisible()
  await later.fitsAt400Percent()
  await press(page, ahead['book.submit'])
  await expect(page.getByText(`Your call is booked for ${inWords(dayAfter)}, 9:30`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: ahead.booked })).toBeVisible()
  await arrived(bank, mobileNumber, 'CALL_BOOKED')
  // Who comes back is told.
  await page.goto(on.requirements.path)
  await on.requirements.isShown()
  await expect(page.getByRole('heading', { name: `Your call is booked for ${inWords(dayAfter)}, 9:30` })).toBeVisible()
  await on.requirements.isAccessible()

  await bank.setClock(at('09:16:00', dayAfter))
  await arrived(bank, mobileNumber, 'CALL_REMINDER')
  await bank.setClock(at('09:31:00', dayAfter))
  await arrived(bank, mobileNumber, 'DESK_OPEN')
})

test('[VK-02, VK-12] from the computer to the phone, which is abroad, and back to the computer', async ({
  page,
  bank,
  browser,
  baseURL,
}) => {
  const mobileNumber = newMobile()
  const { on } = await comesToRequirements(page, bank, mobileNumber)
  await press(page, requirements['phone.use'])
  await expect(page.getByRole('heading', { name: unable['heading.phone'], level: 1 })).toBeVisible()
  await press(page, ahead['phone.qr'])
  await expect(page.getByRole('img', { name: ahead['phone.qr.alt'] })).toBeVisible()
  const handOff = new KycUnableToProceedPage(page)
  await handOff.fitsAt400Percent()
  await handOff.isAccessible()
  await press(page, ahead['phone.sms'])
  await arrived(bank, mobileNumber, 'HAND_OFF_LINK')
  const [sms] = (await bank.messagesTo(mobileNumber)).filter(({ template }) => template === 'HAND_OFF_LINK')
  const path = /\/continue#token=[\w-]{43}/.exec(sms?.text ?? '')?.[0] ?? ''

  // Codes have to be 90 seconds apart.
  await bank.passTime(120)
  const phone = await (
    await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 740 },
      permissions: ['geolocation'],
      geolocation: { latitude: 51.5, longitude: -0.12 },
    })
  ).newPage()
  await phone.goto(path)
  await press(phone, link.open)
  const onPhone = applicantOn(phone, bank, mobileNumber)
  await onPhone.on.verifyOtp.isShown()
  await expect(page.getByText(ahead['phone.opened'])).toBeVisible({ timeout: 15_000 })
  await onPhone.on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
  await onPhone.on.verifyOtp.submit()
  await press(phone, welcome['welcome.continue'])
  await onPhone.on.requirements.isShown()
  await expect(page.getByText(ahead['phone.onPhone'])).toBeVisible({ timeout: 15_000 })
  await onPhone.on.requirements.fill({ consentVkyc: 'Y' })
  await onPhone.on.requirements.submit()
  await onPhone.on.location.isShown()
  await onPhone.on.location.shares()
  await new KycUnableToProceedPage(phone).isShown()
  await expect(phone.getByText(unable.P105)).toBeVisible()
  await expect(phone.getByText(unable.saved)).toBeVisible()

  await press(page, ahead['phone.back'])
  await expect(page.getByRole('alert').getByText(ahead['phone.held'])).toBeVisible()
  await phone.close({ runBeforeUnload: true })
  await expect(page.getByText(ahead['phone.left'])).toBeVisible({ timeout: 15_000 })
  await press(page, ahead['phone.back'])
  await on.location.isShown()
})

test('[VK-02, EC-35] who reloads what holds the call up and goes Back is asked for the location there, as before', async ({
  page,
  context,
  bank,
}) => {
  const { on } = await comesToRequirements(page, bank, newMobile())
  await on.requirements.fill({ consentVkyc: 'Y' })
  await on.requirements.submit()
  await on.location.isShown()
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 })
  await on.location.shares()
  const unableToProceed = new KycUnableToProceedPage(page)
  await unableToProceed.isShown()
  await unableToProceed.reload()
  await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946 })
  await unableToProceed.goBackTo(on.location)
  // A document of its own follows, which may ask for the position; until it is there, the former one may go at any moment.
  await expect(async () => {
    expect(await page.evaluate(mayAskForPosition)).toBe(true)
  }).toPass()
  await page.locator('html[data-alive]').waitFor()
  await on.location.shares()
  await on.permission.isShown()
})

/** In the page. Chromium's own: no standard says what a document's Permissions-Policy allows. */
const mayAskForPosition = (): boolean =>
  (document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }).featurePolicy.allowsFeature(
    'geolocation',
  )
