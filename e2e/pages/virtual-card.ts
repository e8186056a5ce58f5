import { expect } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { ScreenPage } from './screen-page.ts'

export class VirtualCardPage extends ScreenPage {
  readonly id = 'virtual-card'
  readonly title = texts.heading

  /** Shows the card's details against the PIN; its back has the CVV. */
  async reveals(pin: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.show }).click()
    await this.answer('mpin', pin)
    await this.page.getByRole('button', { name: texts['ask.show'] }).click()
    await expect(this.page.getByText(texts.number, { exact: true })).toBeVisible()
    await this.page.getByRole('button', { name: texts.back }).click()
    await expect(this.page.getByText(texts.cvv, { exact: true })).toBeVisible()
  }

  async hides(): Promise<void> {
    await this.page.getByRole('button', { name: texts.hide }).click()
    await expect(this.page.getByText(texts.number, { exact: true })).toBeHidden()
    await expect(this.page.getByRole('button', { name: texts.show })).toBeVisible()
  }
}
