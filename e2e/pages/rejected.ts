import type { Locator } from '@playwright/test'
import { texts as ending } from '@card-journey/journey/texts/en/ending.ts'
import { texts } from '@card-journey/journey/texts/en/rejected.ts'
import { ScreenPage } from './screen-page.ts'

export class RejectedPage extends ScreenPage {
  readonly id = 'rejected'
  readonly title = texts.heading

  private named = (name: string): Locator => this.page.getByRole('button', { name, exact: true })

  get remind(): Locator {
    return this.page.getByRole('button', { name: ending['remind.ask'].split('{')[0] })
  }

  get undoReminder(): Locator {
    return this.named(ending['remind.undo.name'])
  }

  get openLetter(): Locator {
    return this.row(ending['letter.heading'])
  }

  /** What is folded behind a heading. */
  row(heading: string): Locator {
    return this.page.locator('summary', { hasText: heading })
  }

  get letter(): Locator {
    return this.page.getByRole('article')
  }

  async contests(words: string): Promise<void> {
    await this.row(ending['contest.ask']).click()
    await this.page.getByLabel(ending['contest.words']).fill(words)
    await this.named(ending['contest.send']).click()
  }
}
