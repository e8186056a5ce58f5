import type { Browser, Page } from '@playwright/test'
import { texts as link } from '@card-journey/journey/texts/en/continue.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as welcome } from '@card-journey/journey/texts/en/verify-otp.ts'
import { applicantOn, newMobile } from '../applicant.ts'
import type { Bank } from '../bank.ts'
import { ContinuePage } from '../pages/continue.ts'
import { VerifyApplicationPage } from '../pages/verify-application.ts'
import { expect, test } from '../run.ts'
import { afterSeconds } from '../story-day.ts'

const later = (bank: Bank, hours: number) => bank.setClock(afterSeconds(hours * 3600))

const anotherDevice = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })).newPage()

async function signsIn(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.on.verifyApplication.open()
  await applicant.signsIn()
  await expect(page.getByRole('button', { name: welcome['welcome.continue'] })).toBeVisible()
  return applicant
}

async function entersCode(page: Page, bank: Bank, mobileNumber: string) {
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.on.verifyOtp.isShown()
  await applicant.on.verifyOtp.fill({ otp: await bank.otpFor(mobileNumber) })
  await applicant.on.verifyOtp.submit()
  await expect(page.getByRole('button', { name: welcome['welcome.continue'] })).toBeVisible()
  return applicant
}

const continues = (page: Page) => page.getByRole('button', { name: welcome['welcome.continue'] }).click()

test('[SC-47] person …24, who stopped at work details two days ago, is welcomed back on another device', async ({
  page,
  bank,
}) => {
  const { on } = await signsIn(page, bank, '9000000024')
  await expect(page.locator('main')).toContainText(shell['step.work'])
  await expect(page.locator('main')).toContainText(welcome['welcome.day'])
  await continues(page)
  await on.workDetails.isShown()
})

test('a tab that is killed while somebody types loses no keystroke, and its browser stores none', async ({
  page,
  context,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  await page.locator('#lastName').pressSequentially('Kulkarnee', { delay: 20 })
  await page.waitForResponse((response) => response.url().endsWith('/updateApplication'))
  await page.waitForTimeout(700)
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state]))
  expect(stored).not.toContain('Kulkarn')
  const killed = page.waitForEvent('crash')
  void (await context.newCDPSession(page)).send('Page.crash').catch(() => undefined)
  await killed
  await later(bank, 0.1)
  const tab = await context.newPage()
  const back = await signsIn(tab, bank, mobileNumber)
  await continues(tab)
  await back.on.personalDetails.isShown()
  await expect(tab.locator('#lastName')).toHaveValue('Kulkarnee')
})

test('the last keystroke before a reload is there after it, although the server is slow', async ({ page, bank }) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/updateApplication', async (route) => {
    await new Promise((passed) => setTimeout(passed, 600))
    await route.continue().catch(() => undefined)
  })
  await page.locator('#lastName').pressSequentially('Kulkarnee')
  await page.reload()
  await applicant.on.personalDetails.isShown()
  await expect(page.locator('#lastName')).toHaveValue('Kulkarnee')
})

test('[RT-75] a reminder arrives after a day; its link opens the application on another device, once, with a code', async ({
  page,
  browser,
  product,
  bank,
}) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  await page.close()
  await later(bank, 25)
  const reminder = async () =>
    (await bank.messagesTo(mobileNumber)).find(({ template }) => template === 'RESUME_REMINDER')?.text ?? ''
  await expect.poll(reminder, { timeout: 30_000 }).toContain('/continue#token=')
  const [address = ''] = /\/continue#token=[\w-]+/.exec(await reminder()) ?? []

  const device = await anotherDevice(browser, product.url)
  await device.goto(address)
  const opening = new ContinuePage(device)
  await opening.isShown()
  await expect.poll(() => new URL(device.url()).hash).toBe('')
  await device.getByRole('button', { name: link.open }).click()
  await expect(device.locator('main')).toContainText(`${mobileNumber.slice(0, 2)}****${mobileNumber.slice(-4)}`)
  await expect(device.locator('main')).not.toContainText(mobileNumber)
  await device.reload()
  await expect(device.locator('main')).not.toContainText(mobileNumber)
  const back = await entersCode(device, bank, mobileNumber)
  await continues(device)
  await back.on.personalDetails.isShown()
  await device.goto(address)
  await device.getByRole('button', { name: link.open }).click()
  await expect(device.locator('h1')).toHaveText(link.spent)
  await device.context().close()
})

test('an applicant asks for a link on the way out', async ({ page, bank }) => {
  const mobileNumber = newMobile()
  const applicant = applicantOn(page, bank, mobileNumber)
  await applicant.comesTo('personal-details')
  await applicant.on.personalDetails.isShown()
  await page.getByRole('button', { name: shell['header.signOut'] }).click()
  await page.getByRole('button', { name: shell['signOut.link'] }).click()
  await new VerifyApplicationPage(page).isShown()
  const templates = async () => (await bank.messagesTo(mobileNumber)).map(({ template }) => template)
  await expect.poll(templates, { timeout: 30_000 }).toContain('RESUME_LINK')
})
