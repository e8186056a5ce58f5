import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** The sandbox's desk at which telecallers prepare applications. */
export class TelecallerDeskPage {
  readonly page: Page
  readonly sent: Locator

  constructor(page: Page) {
    this.page = page
    this.sent = page.getByRole('region', { name: 'Sent to applicants' })
  }

  async signIn(sandboxUrl: string, name: string): Promise<void> {
    await this.page.goto(`${sandboxUrl}/telecaller`)
    await this.page.getByRole('button', { name }).click()
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Prepare an application')
    await expect(this.page.locator('#productLogo option')).not.toHaveCount(1)
  }

  /** Fields by their names; lists by the label of the choice. */
  async prepares(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(answers)) {
      const field = this.page.locator(`#${name}`)
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
      await (isList ? field.selectOption({ label: value }) : field.fill(value))
    }
    await this.page.getByRole('button', { name: 'Send the link' }).click()
  }

  /** Axe finds nothing, and nothing is wider than the page. */
  async isUsable(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    expect(await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
}
