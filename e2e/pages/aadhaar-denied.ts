import { texts } from '@card-journey/journey/texts/en/aadhaar-denied.ts'
import { expect } from '@playwright/test'
import { ScreenPage } from './screen-page.ts'

export class AadhaarDeniedPage extends ScreenPage {
  readonly id = 'aadhaar-denied'
  readonly title = texts.heading

  /** Chooses a file for a side of the document, from 1. */
  async adds(side: number, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.page.locator(`#side-${side}`).setInputFiles(file)
    await expect(this.page.getByRole('group').filter({ has: this.page.locator(`#side-${side}`) })).toContainText(
      texts['side.here'],
      { timeout: 30_000 },
    )
  }
}
