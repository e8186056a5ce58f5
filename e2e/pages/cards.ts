import { texts } from '@card-journey/journey/texts/en/cards.ts'
import { ScreenPage } from './screen-page.ts'

export class CardsPage extends ScreenPage {
  readonly id = 'cards'
  readonly title = texts.heading

  /** Each tile is one link to its card. */
  async opensTheFirstCard(): Promise<void> {
    await this.page.locator('.tile__link').first().click()
  }
}
