import type { Page } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/cards.ts'
import { ScreenPage } from './screen-page.ts'

export class CardsPage extends ScreenPage {
  constructor(page: Page) {
    super(page, 'cards', texts.heading)
  }
}
