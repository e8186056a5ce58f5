import { expect } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/personal-details.ts'
import { ScreenPage } from './screen-page.ts'

export class PersonalDetailsPage extends ScreenPage {
  readonly id = 'personal-details'
  readonly title = texts.heading

  /** Has a code sent to the e-mail address that stands in the form, and enters it. */
  async provesEmail(code: () => Promise<string>): Promise<void> {
    await this.page.getByRole('button', { name: texts['email.send'] }).click()
    await this.page.locator('#otp').waitFor()
    await this.page.locator('#otp').fill(await code())
    await this.page.getByRole('button', { name: texts['email.verify'] }).click()
    await expect(this.page.getByText(texts['email.verified'])).toBeVisible()
  }
}
