import { mkdir } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { type ScreenId, screenPaths } from '@card-journey/journey/ids/screen-ids.ts'

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** What every screen can do in a story. A screen's page object names the screen and adds what only it has. */
export abstract class ScreenPage {
  abstract readonly id: ScreenId
  /** Its heading in English. */
  abstract readonly title: string
  readonly page: Page

  constructor(page: Page) {
    this.page = page
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
  async isShown(timeout = 30_000): Promise<void> {
    await this.isAt(timeout)
    // A screen whose code was lost on its way comes with the next attempt, 8 s later at most.
    await expect(this.heading).toHaveText(this.title, { timeout })
  }

  /** The address alone: for screens whose heading is a product's name. */
  async isAt(timeout = 30_000): Promise<void> {
    // Polled: some steps load a new document, which would abort a wait for the URL.
    await expect.poll(() => new URL(this.page.url()).pathname, { timeout }).toBe(this.path)
  }

  /** Answers by field name, as they are stored: a date as yyyy-MM-dd, a ticked box as Y, a choice by its value. */
  async fill(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, answer] of Object.entries(answers)) await this.answer(field, answer)
  }

  async answer(field: string, answer: string): Promise<void> {
    const control = this.page.locator(`#${field}`)
    // A field that few people need is folded (a landmark, a middle name).
    const fold = this.page.locator('details:not([open])').filter({ has: control })
    if (await fold.count()) await fold.locator('summary').first().click()
    await control.waitFor()
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    )
    if (kind === 'radio') {
      await this.choose(this.page.locator(`input[name="${field}"][value="${answer}"]`))
    } else if (kind === 'checkbox') {
      await this.choose(control, answer === 'Y')
    } else if (kind === 'select') {
      await control.selectOption(answer)
    } else if ((await this.page.locator(`#${field}-month`).count()) > 0) {
      const [year = '', month = '', day = ''] = answer.split('-')
      await control.fill(day)
      await this.page.locator(`#${field}-month`).fill(month)
      await this.page.locator(`#${field}-year`).fill(year)
      await this.page.locator(`#${field}-year`).blur()
    } else if ((await control.getAttribute('autocomplete')) === 'one-time-code') {
      // The last digit submits: the field may be gone.
      await control.fill(answer)
    } else {
      await control.fill(answer)
      await control.blur()
    }
  }

  /**
   * Presses the label, as a person does, once it stands still: the input itself is drawn by its label. At its start,
   * where no link is.
   */
  async choose(input: Locator, checked = true): Promise<void> {
    if ((await input.isChecked()) !== checked)
      await this.page.locator(`label[for="${await input.getAttribute('id')}"]`).click({ position: { x: 8, y: 8 } })
    await expect(input).toBeChecked({ checked })
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
    // A page whose code is still loading is not the one to be looked at.
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // A colour on its way to another is neither: what stays is a fault.
    await expect(async () => {
      const { violations } = await new AxeBuilder({ page: this.page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
      // Beside a video call between two browsers of one small machine, one look takes up to ten seconds.
    }).toPass({ timeout: 60_000 })
  }

  /** At 400 % zoom, 1280 pixels become 320: nothing is wider than the page. */
  async fitsAt400Percent(): Promise<void> {
    const before = this.page.viewportSize()
    await this.page.setViewportSize({ width: 320, height: 256 })
    await expect.poll(() => this.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    if (before) await this.page.setViewportSize(before)
  }

  /** Screenshots in both widths, for people to look at; the folder is not committed. */
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
