import { texts } from '@card-journey/journey/texts/en/delivery-address.ts'
import { ScreenPage } from './screen-page.ts'

export class DeliveryAddressPage extends ScreenPage {
  readonly id = 'delivery-address'
  readonly title = texts.heading

  async deliversTo(type: 'RESIDENCE' | 'OFFICE'): Promise<void> {
    await this.page.locator('#addressType').click()
    await this.choose(this.page.locator(`input[name="deliverTo"][value="${type}"]`))
    await this.page.getByRole('dialog').getByRole('button', { name: texts['dialog.use'] }).click()
    await this.submit()
  }
}
