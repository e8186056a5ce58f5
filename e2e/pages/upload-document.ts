import { expect, type Locator } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/upload-document.ts'
import { ScreenPage } from './screen-page.ts'

export interface SlipFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export class UploadDocumentPage extends ScreenPage {
  readonly id = 'upload-document'
  readonly title = texts.heading

  /** "October 2026" */
  month(name: string): Locator {
    return this.page.getByRole('group', { name })
  }

  /** Opens one of the two ways to prove an income. */
  async choosesTo(way: 'share a statement' | 'upload slips'): Promise<void> {
    const label = way === 'upload slips' ? /^Upload .*salary slip/ : texts['way.statement']
    await this.page.getByRole('radio', { name: label }).check()
  }

  get sendButton(): Locator {
    return this.page.getByRole('button', { name: texts.submit })
  }

  async chooses(month: string, files: SlipFile[]): Promise<void> {
    await this.month(month).locator('input[type=file][multiple]').setInputFiles(files)
  }

  async photographs(month: string, photo: SlipFile): Promise<void> {
    await this.month(month).locator('input[type=file][capture]').setInputFiles(photo)
  }

  async has(month: string, pages: number): Promise<void> {
    const words = pages === 1 ? '1 page uploaded' : `${pages} pages uploaded`
    await expect(this.month(month).getByText(words)).toBeVisible({ timeout: 20_000 })
  }

  async removes(month: string, page: string): Promise<void> {
    await this.month(month)
      .getByRole('button', { name: new RegExp(`^${texts.remove}.*${page}`) })
      .click()
  }
}
