import { expect } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/office-address.ts'
import { ScreenPage } from './screen-page.ts'

export class OfficeAddressPage extends ScreenPage {
  readonly id = 'office-address'
  readonly title = texts.heading

  /** City and state have been filled in automatically. Until then a second line may offer them. */
  async pincodeIsFound(): Promise<void> {
    await expect(this.page.locator('.place__line').first()).not.toBeEmpty()
  }
}
