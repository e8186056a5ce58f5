import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/confirm-home-address.ts'
import { ScreenPage } from './screen-page.ts'

export class ConfirmHomeAddressPage extends ScreenPage {
  readonly id = 'confirm-home-address'
  readonly title = texts.heading

  /** Confirms that an unserved pincode is right. */
  async confirmsPincode(): Promise<void> {
    await this.page.getByRole('button', { name: fields['pincode.question.yes'] }).click()
  }

  /** The addresses of the credit report. */
  get addresses() {
    return this.page.locator('input[name="addressChoice"]')
  }
}
