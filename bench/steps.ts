import { applicantOn, newMobile } from '@card-journey/e2e/applicant.ts'
import { bankAt } from '@card-journey/e2e/bank.ts'
import { CardsPage } from '@card-journey/e2e/pages/cards.ts'
import type { Browser, Page } from '@playwright/test'
import type { Product } from '../tools/product.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { below, type Row } from './report.ts'
import { inRounds, least } from './rounds.ts'
import { serveStatic } from './static-page.ts'
import { watchSteps, type WatchedStep } from './watch-steps.ts'

const rounds = 2
const aim = 0.6

/**
 * From pressing Continue to the next screen's heading, save included, for each step of the main way, compared with
 * loading a static form into an empty cache; and the frames that each transition drops.
 */
export async function measureSteps(product: Product): Promise<Row[]> {
  const browser = await openBrowser()
  const form = await serveStatic(`${product.url}/verify/mobile?productLogo=utsav`, {
    control: '#mobileNumber',
    attempt: 'type',
    answer: '#mobileNumber-error',
  })
  try {
    const visitor = await openPhone(browser)
    const { journey, beside } = await inRounds(rounds, {
      journey: () => walk(browser, product),
      beside: () => loadStatic(visitor, form.url),
    })
    const load = least(beside['load'])
    const steps = Object.keys(journey).filter((name) => !name.endsWith(droppedFrames))
    return [
      ...steps.map((step) => below(step, least(journey[step]), load, aim, 'ms')),
      ...steps.map((step) => framesOf(step + droppedFrames, least(journey[step + droppedFrames]))),
    ]
  } finally {
    form.close()
    await browser.close()
  }
}

const droppedFrames = ': frames dropped'

const framesOf = (what: string, dropped: number): Row => ({
  what,
  product: String(dropped),
  beside: '',
  aim: '0',
  met: dropped === 0,
})

async function loadStatic({ page, slow, fast }: Phone, url: string): Promise<Record<string, number>> {
  await page.goto('about:blank')
  await slow()
  await page.goto(url, { waitUntil: 'load' })
  await fast()
  return { load: await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.duration ?? Number.NaN) }
}

/** One applicant's main way on a slow phone, whose cache is empty at first. By step: ms, and frames dropped. */
async function walk(browser: Browser, product: Product): Promise<Record<string, number>> {
  const phone = await openPhone(browser, product.url)
  const { page } = phone
  await phone.devtools.send('Network.setCacheDisabled', { cacheDisabled: false })
  const steps: WatchedStep[] = []
  // Outside of the page, because the video call's screens are a new document.
  await page.exposeFunction('noteStep', (step: WatchedStep) => void steps.push(step))
  await page.addInitScript(watchSteps)
  const applicant = applicantOn(page, bankAt(product), newMobile())
  const { on } = applicant

  await phone.slow()
  await new CardsPage(page).open()
  await page.locator('html[data-alive]').waitFor()
  const ways: readonly (() => Promise<void>)[] = [
    () => new CardsPage(page).opensTheFirstCard(),
    () => page.locator('main a[href*="/verify/mobile"]:visible').first().click(),
    async () => {
      await on.verifyMobile.fill({ mobileNumber: applicant.mobileNumber, consentTnc: 'Y', consentBureau: 'Y' })
      await on.verifyMobile.submit()
    },
    () => applicant.entersTheCode(),
    () => applicant.tellsAboutThemselves(),
    () => applicant.tellsMore(),
    () => applicant.tellsAboutWork(),
    () => applicant.choosesHome(),
    () => applicant.sendsTheApplication(),
    () => applicant.acceptsTheOffer(),
    () => applicant.givesTheOffice(),
    () => applicant.asksForTheAadhaarCode(),
  ]
  for (const goOn of ways) {
    await reads(page)
    await goOn()
  }
  await on.kycOtp.isShown()
  // Whoever goes on at once counts the next page's frames.
  await page.waitForTimeout(1000)
  await page.context().close()
  return Object.fromEntries(
    steps.flatMap(({ from, to, took, dropped }) => [
      [`${from} → ${to}`, took],
      [`${from} → ${to}${droppedFrames}`, dropped],
    ]),
  )
}

/** The first touch of a screen; typing takes a person longer than this. */
async function reads(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await page.keyboard.press('Shift')
  await page.waitForTimeout(1500)
}
