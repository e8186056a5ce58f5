import { texts } from '@card-journey/journey/texts/en/personal-details.ts'
import { ScreenPage } from './screen-page.ts'

export class PersonalDetailsPage extends ScreenPage {
  readonly id = 'personal-details'
  readonly title = texts.heading

  /** Continues, and enters the code that is sent to the email address; its last digit submits. */
  async submitsWithEmailCode(code: () => Promise<string>): Promise<void> {
    await this.submit()
    await this.page.locator('#otp').waitFor()
    await this.page.locator('#otp').fill(await code())
  }
}
