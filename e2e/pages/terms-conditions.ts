import { expect } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/terms-conditions.ts'
import { ScreenPage } from './screen-page.ts'

/** Its address and heading are those of the document. */
export class TermsConditionsPage extends ScreenPage {
  readonly id = 'terms-conditions'
  readonly title = texts.heading

  async showsADocument(): Promise<void> {
    await expect.poll(() => new URL(this.page.url()).pathname).toMatch(/^\/terms-conditions\/(KFS|MITC|TNC|PRIVACY)$/)
    await expect(this.page.locator('.document__version')).toBeVisible()
  }

  /** What the browser prints, or saves as a PDF. */
  async prints(label: string): Promise<void> {
    await this.page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await expect(async () => {
      await this.page.getByRole('button', { name: label }).click()
      await expect(this.page.locator('html[data-printed]')).toBeAttached({ timeout: 1000 })
    }).toPass()
  }
}
