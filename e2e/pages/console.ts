import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

type Menu =
  | 'People'
  | 'Live view'
  | 'Inbox'
  | 'Dials'
  | 'Analytics'
  | 'Decision tables'
  | 'Entry links'
  | 'Telecaller desk'
  | 'Video KYC desk'

/** The sandbox bank's pages, under their one menu. */
export class ConsolePage {
  readonly page: Page
  readonly heading: Locator
  /** The screen that the live view lights. */
  readonly current: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.current = page.locator('[aria-current=step]')
  }

  async open(sandboxUrl: string): Promise<void> {
    await this.page.goto(sandboxUrl)
    await expect(this.heading).toHaveText('People')
  }

  async goesTo(name: Menu): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link', { name }).click()
    await expect(this.page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(this.heading).toBeVisible()
  }

  /** The way into the journey as somebody listed, whose topic may be folded. */
  async entryAs(name: string): Promise<Locator> {
    await this.page.getByRole('searchbox').fill(name)
    return this.page.getByRole('link', { name: `Open as ${name}` })
  }

  /** Presses a link or button that opens the journey, and returns its tab. */
  async opensTheJourney(press: Locator): Promise<Page> {
    const [tab] = await Promise.all([this.page.context().waitForEvent('page'), press.click()])
    return tab
  }

  /** Under a number of nobody who is listed. */
  async opensAsStranger(mobileNumber: string): Promise<Page> {
    await this.page.getByLabel('Mobile number').fill(mobileNumber)
    return this.opensTheJourney(this.page.getByRole('button', { name: 'Open the journey' }))
  }

  /** The newest one-time code to a mobile number, once it arrives: until then others' codes stand there. */
  async codeTo(mobileNumber: string): Promise<string> {
    const code = this.page
      .getByRole('status')
      .locator('div')
      .filter({ hasText: `to ${mobileNumber}` })
      .locator('strong')
    await expect(code).toHaveText(/^\d{6}$/)
    return code.innerText()
  }

  /** Axe finds nothing, and nothing is wider than the page. */
  async isUsable(): Promise<void> {
    await expect(this.heading).toBeVisible()
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
    expect(await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}
