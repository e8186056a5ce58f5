import { texts } from '@card-journey/journey/texts/en/kyc.ts'
import { expect } from '@playwright/test'
import { ScreenPage } from './screen-page.ts'

export class KycPage extends ScreenPage {
  readonly id = 'kyc'
  readonly title = texts.heading

  /** The registry has a record of the applicant. */
  async offersTheRecord(): Promise<void> {
    await this.isAt()
    await expect(this.heading).toHaveText(texts['record.heading'], { timeout: 30_000 })
  }

  async asksTheRegistryForACode(): Promise<void> {
    await this.page.getByRole('button', { name: texts['record.send'] }).click()
    await expect(this.heading).toHaveText(texts['record.code.heading'])
  }

  async entersTheRegistrysCode(otp: string): Promise<void> {
    await this.page.locator('#otp').fill(otp)
    await this.page.getByRole('button', { name: texts['record.code.submit'] }).click()
  }

  async showsTheRecordOf(name: string): Promise<void> {
    await expect(this.heading).toHaveText(texts['record.yours.heading'])
    await expect(this.page.getByText(name)).toBeVisible()
  }

  async confirmsTheRecord(): Promise<void> {
    await this.page.getByRole('button', { name: texts['record.own'] }).click()
  }

  /** What is said about a record that was not used, above the question for Aadhaar. */
  async says(text: 'record.reject' | 'record.refer'): Promise<void> {
    await expect(this.page.getByText(texts[text])).toBeVisible()
    await this.isShown()
  }

  async readsTheConsentIn(language: string): Promise<void> {
    await this.page.locator('#consentLanguage').selectOption({ label: language })
  }

  /** Plays the consent, and stops it. */
  async listens(): Promise<void> {
    await this.page.getByRole('button', { name: texts['consent.listen'] }).click()
    await this.page.getByRole('button', { name: texts['consent.pause'] }).click()
    await expect(this.page.getByRole('button', { name: texts['consent.listen'] })).toBeVisible()
  }

  async refusesAadhaar(): Promise<void> {
    await this.page.getByRole('button', { name: texts.refuse }).click()
  }
}
