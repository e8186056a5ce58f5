import { mkdir } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { type ScreenId, screenPaths } from '@card-journey/journey/flow/screen-ids.ts'

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** What every screen can do in a story. A screen's page adds its fields by label and its actions by name. */
export class ScreenPage {
  readonly id: ScreenId
  readonly page: Page
  readonly title: string

  constructor(page: Page, id: ScreenId, title: string) {
    this.page = page
    this.id = id
    this.title = title
  }

  get path(): string {
    return screenPaths[this.id]
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  get submitButton(): Locator {
    return this.page.locator('main button[type=submit]')
  }

  /** The message beside a field, by the field's name. */
  mistakeOf(field: string): Locator {
    return this.page.locator(`#${field}-error`)
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.path}${query}`)
    await this.isShown()
  }

  /** The address, the heading and the title are this screen's. */
  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.pathname === this.path, { timeout: 30_000 })
    await expect(this.heading).toHaveText(this.title)
  }

  async submit(): Promise<void> {
    await this.submitButton.click()
  }

  async reload(): Promise<void> {
    await this.page.reload()
    await this.isShown()
  }

  async goBackTo(screen: ScreenPage): Promise<void> {
    await this.page.goBack()
    await screen.isShown()
  }

  /** Types the address of a screen that is not due: the journey leads back here, without an error. */
  async triesToSkipAheadTo(id: ScreenId): Promise<void> {
    await this.page.goto(screenPaths[id])
    await this.isShown()
  }

  async isAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }

  /** Pictures in both widths, for people to look at; the folder is not kept. */
  async picture(state = ''): Promise<void> {
    const before = this.page.viewportSize()
    for (const [name, size] of Object.entries(widths)) {
      await mkdir(`screenshots/${name}`, { recursive: true })
      await this.page.setViewportSize(size)
      await this.page.screenshot({ path: `screenshots/${name}/${this.id}${state && `-${state}`}.png`, fullPage: true })
    }
    if (before) await this.page.setViewportSize(before)
  }
}
