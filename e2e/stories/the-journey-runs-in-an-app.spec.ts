import { texts as errors } from '@card-journey/journey/texts/en/errors.ts'
import { texts as rejected } from '@card-journey/journey/texts/en/rejected.ts'
import { texts as redirect } from '@card-journey/journey/texts/en/perfios-redirect.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import type { Locator, Page } from '@playwright/test'
import { applicantOn, newMobile } from '../applicant.ts'
import { PerfiosRedirectPage } from '../pages/perfios-redirect.ts'
import { TccPage } from '../pages/tcc.ts'
import { UploadDocumentPage } from '../pages/upload-document.ts'
import { expect, test } from '../run.ts'
import { pdfSlip, photographOf } from '../slips.ts'
import { salaryMonths } from '../story-day.ts'

// docs/native-shell.md: a web view on a phone, with the app's bridge and mark, a notch and a home bar.

const mark = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0 Mobile CardJourneyShell/1'
const insets = { top: 47, bottom: 34, left: 0, right: 0 }
const viewport = { width: 360, height: 740 }

test.use({ userAgent: mark, viewport, hasTouch: true })

/** Puts the app's bridge into the page, and what the phone's edges cover; returns what it was asked to open. */
async function inApp(page: Page): Promise<string[]> {
  const opened: string[] = []
  await page.exposeFunction('openInPhone', (url: string) => void opened.push(url))
  await page.addInitScript(() => {
    const app = window as unknown as { openInPhone: (url: string) => void; Android?: object }
    app.Android = { openBrowser: (url: string) => app.openInPhone(url) }
  })
  await cover(page, insets)
  return opened
}

async function cover(page: Page, edges: typeof insets): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: edges })
}

/** What can be pressed there lies on the part of the screen that nothing covers. */
async function isClear(what: Locator, page: Page, edges = insets): Promise<void> {
  const size = page.viewportSize() ?? viewport
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not shown')
  expect(box.y, 'top').toBeGreaterThanOrEqual(edges.top)
  expect(box.y + box.height, 'bottom').toBeLessThanOrEqual(size.height - edges.bottom)
  expect(box.x, 'left').toBeGreaterThanOrEqual(edges.left)
  expect(box.x + box.width, 'right').toBeLessThanOrEqual(size.width - edges.right)
}

test('[SP-02, AP-05, AP-12] from the listing to an ending in an app: nothing lies under the edges, links open in the phone’s browser, Back goes back', async ({
  page,
  bank,
}) => {
  const opened = await inApp(page)
  await page.goto('/cards')
  const header = page.getByRole('banner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isClear(header.getByRole('link').first(), page)

  const applicant = applicantOn(page, bank, newMobile())
  const { on } = applicant
  await on.verifyMobile.open('?productLogo=utsav')
  await page.locator('main a[target=_blank]').first().click()
  await expect.poll(() => opened).toEqual([expect.stringContaining('/terms-conditions/')])
  await on.verifyMobile.isShown()
  await isClear(page.locator('.action-bar .button').first(), page)

  await applicant.provesTheirMobile()
  await applicant.tellsAboutThemselves()
  await on.morePersonalDetails.isShown()
  await on.morePersonalDetails.goBackTo(on.personalDetails)
  await on.personalDetails.submit()
  await applicant.tellsMore()

  // An app's Back closes what lies over the page before it goes anywhere.
  await on.workDetails.isShown()
  await header.getByRole('button', { name: shell['header.signOut'] }).click()
  const dialog = page.getByRole('dialog')
  await isClear(dialog.getByRole('button').last(), page)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await on.workDetails.isShown()

  await applicant.tellsAboutWork({ incomeRange: 'FROM_25000' })
  await applicant.choosesHome()
  await applicant.sendsTheApplication()
  // The rules' first answer is no rejection: the offer is to be confirmed.
  await on.congratulations.isAt()
  await on.congratulations.fill({ consentKfs: 'Y', consentMitc: 'Y' })
  await on.congratulations.submit()
  await applicant.givesTheOffice()
  await on.deliveryAddress.isShown()
  await on.deliveryAddress.deliversTo('RESIDENCE')

  const upload = new UploadDocumentPage(page)
  await upload.isShown()
  await upload.choosesTo('upload slips')
  await upload.chooses(salaryMonths[0], [pdfSlip('October.pdf')])
  await upload.has(salaryMonths[0], 1)
  await upload.photographs(salaryMonths[1], await photographOf(page, 'September'))
  await upload.has(salaryMonths[1], 1)
  await upload.chooses(salaryMonths[2], [pdfSlip('August.pdf')])
  await upload.has(salaryMonths[2], 1)
  await isClear(upload.sendButton, page)

  // On its side the notch is at one edge.
  const side = { top: 0, bottom: 21, left: 47, right: 47 }
  await page.setViewportSize({ width: 740, height: 360 })
  await cover(page, side)
  // On a low screen the button scrolls with the page.
  await upload.sendButton.scrollIntoViewIfNeeded()
  await isClear(upload.sendButton, page, side)
  await page.setViewportSize(viewport)
  await cover(page, insets)

  await upload.sendButton.click()
  await new TccPage(page).isShown(60_000)

  await page.getByRole('button', { name: shell['withdraw.open'] }).click()
  const confirm = dialog.getByRole('button', { name: shell['withdraw.confirm'], exact: true })
  await isClear(confirm, page)
  await confirm.click()
  await expect(upload.heading).toHaveText(rejected['withdrawn.heading'])
})

test('[SP-02, AP-05] in an app a link opens in the phone’s browser although the page’s code has not come yet', async ({
  page,
}) => {
  const opened = await inApp(page)
  await page.route(/\/assets\/.*\.js/, () => {})
  await page.goto('/verify/mobile?productLogo=utsav', { waitUntil: 'commit' })
  await page.locator('main a[target=_blank]').first().click()
  await expect.poll(() => opened).toEqual([expect.stringContaining('/terms-conditions/')])
  await expect(page).toHaveURL(/\/verify\/mobile/)
  expect(page.context().pages()).toHaveLength(1)
})

test('[SP-02, AP-05, ER-12] the account aggregator opens beside the app; without the bridge the applicant sees the generic error', async ({
  page,
  bank,
}) => {
  const opened = await inApp(page)
  await applicantOn(page, bank, newMobile()).comesToIncomeProof()
  const upload = new UploadDocumentPage(page)
  await upload.choosesTo('share a statement')
  await upload.fill({ consentStatement: 'Y' })
  await page.getByRole('button', { name: texts.share, exact: true }).click()
  const aggregator = new PerfiosRedirectPage(page)
  await aggregator.isShown()
  await page.evaluate(() => Reflect.deleteProperty(window, 'Android'))
  await page.getByRole('button', { name: redirect.open }).click()
  await expect(page).toHaveURL(/\/auth\/error/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors['S100.heading'])
  expect(opened).toEqual([])

  // A new document has the bridge again; this page goes on beside the phone's browser.
  await aggregator.open()
  await page.getByRole('button', { name: redirect.open }).click()
  await expect.poll(() => opened).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/analysis\//)])
  await new UploadDocumentPage(page).isAt()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your statement')
})
