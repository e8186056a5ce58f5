import { chromium } from 'playwright'
import { applicantOn, newMobile } from '../applicant.ts'
import { bankAt } from '../bank.ts'
const width = Number(process.argv[2] ?? 360),
  height = Number(process.argv[3] ?? 740),
  out = process.argv[4] ?? '/tmp/walkmend/walk'
const dark = process.argv.includes('dark')
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
})
const context = await browser.newContext({
  viewport: { width, height },
  baseURL: 'http://localhost:4900',
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { latitude: 12.97, longitude: 77.59 },
  colorScheme: dark ? 'dark' : 'light',
})
const page = await context.newPage()
let number = 0
const look = async (name: string, wait = 900) => {
  await page.waitForTimeout(wait)
  const focus = await page.evaluate(() => {
    const a = document.activeElement
    return a ? `${a.tagName}.${a.className}#${a.id} ${(a.textContent ?? '').slice(0, 30)}` : ''
  })
  console.log(
    String(++number).padStart(2, '0'),
    name,
    new URL(page.url()).pathname,
    '| focus:',
    focus,
    '| y',
    await page.evaluate(() => scrollY),
  )
  await page.screenshot({ path: `${out}/${String(number).padStart(2, '0')}-${name}.png` })
}
import { mkdirSync, rmSync } from 'node:fs'
rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const a = applicantOn(page, bankAt('http://localhost:4901'), newMobile())
const steps: [string, () => Promise<unknown>][] = [
  ['cards', () => page.goto('/cards')],
  ['card-details', () => page.locator('main a[href*="card-details"]').first().click()],
  [
    'otp',
    async () => {
      await a.on.verifyMobile.open('?productLogo=utsav')
      await look('mobile')
      await a.on.verifyMobile.fill({ mobileNumber: a.mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
      await look('mobile-filled')
      await a.on.verifyMobile.submit()
      await a.on.verifyOtp.isShown()
    },
  ],
  [
    'personal',
    async () => {
      await a.entersTheCode()
      await a.on.verifyOtp.submit()
      await a.on.personalDetails.isShown()
    },
  ],
  [
    'more',
    async () => {
      await a.tellsAboutThemselves()
      await a.on.morePersonalDetails.isShown()
    },
  ],
  [
    'work',
    async () => {
      await a.tellsMore()
      await a.on.workDetails.isShown()
    },
  ],
  [
    'confirm-home',
    async () => {
      await a.tellsAboutWork()
      await a.on.confirmHomeAddress.isShown()
    },
  ],
  [
    'check-answers',
    async () => {
      await a.choosesHome()
      await a.on.checkAnswers.isShown()
    },
  ],
  [
    'offer',
    async () => {
      const p = a.sendsTheApplication()
      await look('loader', 500)
      await p
      await a.on.congratulations.isShown()
      await look('offer-arriving', 100)
      await page.waitForTimeout(1500)
    },
  ],
  [
    'office',
    async () => {
      await a.acceptsTheOffer()
      await a.on.officeAddress.isShown()
    },
  ],
  [
    'kyc',
    async () => {
      await a.givesTheOffice()
      await a.on.kyc.isShown()
    },
  ],
  [
    'requirements',
    async () => {
      await a.provesAadhaar()
      await a.on.requirements.isShown()
    },
  ],
  [
    'permission',
    async () => {
      await a.comesToTheDeviceCheck()
    },
  ],
  [
    'call',
    async () => {
      await a.preparesTheCall()
    },
  ],
  [
    'submitted',
    async () => {
      await a.on.submitted.isShown()
    },
  ],
  [
    'set-mpin',
    async () => {
      await a.on.setMpin.isShown()
    },
  ],
  [
    'virtual-card',
    async () => {
      await a.setsThePin()
      await a.on.virtualCard.isShown()
    },
  ],
]
try {
  for (const [name, go] of steps) {
    await go()
    await look(name)
  }
} catch (e) {
  console.log(String(e).slice(0, 900))
  await look('failed')
}
await browser.close()
