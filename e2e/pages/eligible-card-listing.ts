import { texts } from '@card-journey/journey/texts/en/eligible-card-listing.ts'
import { ScreenPage } from './screen-page.ts'

export class EligibleCardListingPage extends ScreenPage {
  readonly id = 'eligible-card-listing'
  readonly title = texts.heading

  get chosen() {
    return this.page.locator('input[name=productCode]:checked')
  }

  async compares(): Promise<void> {
    await this.page.locator('summary', { hasText: texts.compare }).click()
  }

  get comparison() {
    return this.page.getByRole('table', { name: texts.compare })
  }
}
