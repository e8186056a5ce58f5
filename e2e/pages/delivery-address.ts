import { texts } from '@card-journey/journey/texts/en/delivery-address.ts'
import { expect } from '@playwright/test'
import { ScreenPage } from './screen-page.ts'

export class DeliveryAddressPage extends ScreenPage {
  readonly id = 'delivery-address'
  readonly title = texts.heading

  /** Asked on the page; where an address is on record, or suggested, in the pop-up that changes it. */
  async deliversTo(type: 'RESIDENCE' | 'OFFICE'): Promise<void> {
    const change = this.page.getByRole('button', { name: texts.change })
    const asked = this.page.locator(`input[name="addressType"][value="${type}"]`)
    await expect(change.or(asked)).toBeVisible()
    if (await change.isVisible()) {
      await change.click()
      await this.choose(this.page.locator(`input[name="deliverTo"][value="${type}"]`))
      await this.page.getByRole('dialog').getByRole('button', { name: texts['dialog.use'] }).click()
    } else await this.choose(asked)
    await this.submit()
  }
}
