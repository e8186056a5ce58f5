import { texts } from '@card-journey/journey/texts/en/auth-card-details.ts'
import { ScreenPage } from './screen-page.ts'

/** Its heading is the card's name. */
export class AuthCardDetailsPage extends ScreenPage {
  readonly id = 'auth-card-details'
  readonly title = texts.heading

  async takesTheCard(): Promise<void> {
    await this.page.getByRole('button', { name: texts.choose }).click()
  }

  async seesTheOthers(): Promise<void> {
    await this.page.getByRole('button', { name: texts.others }).click()
  }
}
