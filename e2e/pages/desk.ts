import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** The video KYC desk of the sandbox, in a browser of an agent or an auditor. */
export class DeskPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  /** The video of the applicant, at an agent's. */
  get applicantVideo(): Locator {
    return this.page.getByLabel('Video of the applicant')
  }

  async signIn(sandboxUrl: string, duty: 'Agents' | 'Auditors', name: string): Promise<void> {
    await this.page.goto(`${sandboxUrl}/desk`)
    await this.page.getByRole('region', { name: duty }).getByRole('button', { name }).click()
    await expect(this.heading).toHaveText(duty === 'Agents' ? 'Queue' : 'Audit')
  }

  /** Waits until somebody waits, and takes them. */
  async takesTheNextCall(applicant: string): Promise<void> {
    await expect(this.page.getByRole('row', { name: applicant })).toBeVisible({ timeout: 30_000 })
    await this.page.getByRole('button', { name: 'Take the next call' }).click()
    await expect(this.heading).toHaveText(applicant)
  }

  /** Both are in the room, the picture moves and the recording runs. */
  async isConnected(session = 1): Promise<void> {
    await expect(this.page.getByText(`Session ${session}`, { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByText('Connected', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByText('Recording', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(() => this.applicantVideo.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0)
  }

  async asksToBeShown(what: 'face' | 'PAN' | 'hold still'): Promise<void> {
    await this.page.getByRole('button', { name: `Ask to ${what === 'hold still' ? what : `show the ${what}`}` }).click()
  }

  async writes(text: string): Promise<void> {
    await this.page.getByLabel('Message').fill(text)
    await this.page.getByRole('button', { name: 'Send' }).click()
  }

  /** One after the other, as an agent does it; each is ticked off before the next. */
  async collectsAllEvidence(): Promise<void> {
    await this.presses('Consent given', 'Consent spoken or typed')
    await this.presses('Take face picture', 'Picture of the face')
    await this.presses('Take PAN picture', 'Picture of the PAN')
    await this.presses('Face matches', 'Face compared with the PAN')
    await this.page.getByRole('button', { name: 'Shown' }).first().click()
    await this.isTicked('Liveness shown')
    for (const button of await this.page.getByRole('button', { name: 'Matches' }).all()) {
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    await this.isTicked('All questions answered correctly')
    await this.isTicked('Live position in India')
  }

  private async presses(button: string, item: string): Promise<void> {
    await this.page.getByRole('button', { name: button }).click()
    await this.isTicked(item)
  }

  private async isTicked(item: string): Promise<void> {
    await expect(this.page.getByRole('listitem').filter({ hasText: `${item}, there` })).toBeVisible({ timeout: 20_000 })
  }

  async isDropped(): Promise<void> {
    await expect(this.page.getByText('The connection dropped')).toBeVisible({ timeout: 30_000 })
  }

  async endsTheCall(): Promise<void> {
    await this.page.getByRole('button', { name: 'End the call' }).click()
    await expect(this.heading).toHaveText(/^Call with .* ended$/)
  }

  /** An approval waits until the recording is saved. */
  async judges(verdict: 'Approve' | 'Refer' | 'Decline', ...reasons: string[]): Promise<void> {
    if (verdict === 'Approve') await this.isTicked('Recording of the session')
    await this.page.getByText(verdict, { exact: true }).click()
    for (const reason of reasons) await this.page.getByLabel(reason).check()
    await this.page.getByRole('button', { name: 'Send to the auditor' }).click()
    await expect(this.heading).toHaveText('Queue')
  }

  /** An auditor opens the call of an applicant. */
  async opens(applicant: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `Audit ${applicant}` })
      .first()
      .click()
    await expect(this.heading).toHaveText(applicant)
  }

  /** Plays the recording of a session until its picture moves, and the desk knows that it was played. */
  async playsTheRecording(session = 1): Promise<void> {
    await this.page.getByRole('button', { name: `Play the recording of session ${session}` }).click()
    const video = this.page.getByLabel(`Recording of session ${session}`)
    await expect
      .poll(() => video.evaluate((each: HTMLVideoElement) => each.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0)
    await expect(this.page.getByText('Play it before you confirm the result.')).toBeHidden({ timeout: 60_000 })
  }

  /** Nothing is confirmed that its auditor has not played. */
  async canNotConfirmYet(verdict: 'approve' | 'refer' | 'decline'): Promise<void> {
    await this.page.getByRole('button', { name: `Confirm: ${verdict}` }).press('Enter')
    await expect(this.page.getByRole('alert')).toHaveText('Play the recording before you confirm the result.')
  }

  async confirms(verdict: 'approve' | 'refer' | 'decline'): Promise<void> {
    await this.page.getByRole('button', { name: `Confirm: ${verdict}` }).click()
    await expect(this.heading).toHaveText('Audit')
  }

  async isAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([])
  }
}
