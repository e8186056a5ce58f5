import { expect, type Locator } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { texts as timeline } from '@card-journey/journey/texts/en/timeline.ts'
import { ScreenPage } from './screen-page.ts'

export class VirtualCardPage extends ScreenPage {
  readonly id = 'virtual-card'
  readonly title = texts.heading

  /** Shows the card's details against the PIN. */
  async reveals(pin: string): Promise<void> {
    await this.page.getByRole('button', { name: texts.show }).click()
    await this.answer('mpin', pin)
    await this.page.getByRole('button', { name: texts['ask.show'] }).click()
    await this.showsDetails()
  }

  /** Number, expiry and CVV are in the frame, and the page's own document does not have them. */
  async showsDetails(): Promise<void> {
    const frame = this.page.frameLocator('iframe.secret-frame')
    const number = frame.locator('dd').first()
    await expect(number).toHaveText(/^(\d{4} ){3}\d{4}$/)
    for (const term of [texts.number, texts.expiry, texts.cvv])
      await expect(frame.getByText(term, { exact: true })).toBeVisible()
    const shown = (await number.textContent()) ?? ''
    const page = await this.page.content()
    for (const form of [shown, shown.replaceAll(' ', '')]) expect(page).not.toContain(form)
  }

  async hides(): Promise<void> {
    await this.page.getByRole('button', { name: texts.hide }).click()
    await expect(this.page.locator('iframe.secret-frame')).toHaveCount(0)
    await expect(this.page.getByRole('button', { name: texts.show })).toBeVisible()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /** Where the physical card is now. */
  async tracks(state: 'printing' | 'dispatched' | 'delivered'): Promise<void> {
    const steps = this.page.getByRole('list', { name: texts.physical }).getByRole('listitem')
    const [step, phase] =
      state === 'delivered'
        ? ([texts['physical.delivered.done'], timeline.done] as const)
        : ([texts[`physical.${state}.now`], timeline.now] as const)
    await expect(steps.filter({ hasText: step })).toContainText(phase)
  }

  /** In the pop-up that is open: the consent in the bank's words, and its button. */
  async agreesTo(words: string): Promise<void> {
    await expect(this.dialog.getByText(words, { exact: false })).toBeVisible()
    await this.dialog.getByRole('button', { name: texts.agree }).click()
  }

  /** In the pop-up that is open: the code, or the PIN and the button that does it. */
  async proves(proof: { mpin: string } | { otp: string }, button: string): Promise<void> {
    await this.fill(proof)
    // The last digit of a code submits.
    if ('mpin' in proof) await this.dialog.getByRole('button', { name: button }).click()
    await expect(this.dialog).toBeHidden()
  }
}
