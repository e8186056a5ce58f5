import { texts } from '@card-journey/journey/texts/en/tcc.ts'
import { ScreenPage } from './screen-page.ts'

export class TccPage extends ScreenPage {
  readonly id = 'tcc'
  readonly title = texts.heading

  /** The terms, and that the Central KYC Registry is asked. */
  async acceptsEverything(): Promise<void> {
    for (const box of await this.page.locator('main input[type=checkbox]').all()) await this.choose(box)
    await this.submit()
  }
}
