import { texts } from '@card-journey/journey/texts/en/location.ts'
import { ScreenPage } from './screen-page.ts'

export class LocationPage extends ScreenPage {
  readonly id = 'location'
  readonly title = texts.heading

  async shares(): Promise<void> {
    await this.page.getByRole('button', { name: texts.share }).click()
  }
}
