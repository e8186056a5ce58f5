import { expect, type Locator } from '@playwright/test'
import { texts } from '@card-journey/journey/texts/en/agent-waiting.ts'
import { ScreenPage } from './screen-page.ts'

/** Pictures that a video has shown so far. */
const framesOf = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => element.getVideoPlaybackQuality().totalVideoFrames)

export class AgentWaitingPage extends ScreenPage {
  readonly id = 'agent-waiting'
  readonly title = texts.heading

  /** The address and a heading, which names the agent once there is one. */
  override async isShown(timeout = 30_000): Promise<void> {
    await this.isAt(timeout)
    await expect(this.heading).toHaveText(/^Your video call$|^You’(ll speak|re on a call) with /, { timeout })
  }

  get agentVideo(): Locator {
    return this.page.getByLabel(texts['view.agent'])
  }

  /** The agent is named, and their picture moves. */
  async isConnectedTo(name: string, badge: string): Promise<void> {
    await expect(this.heading).toHaveText(`You’re on a call with ${name}`, { timeout: 30_000 })
    await expect(this.page.getByText(`Badge ${badge}`)).toBeVisible()
    await expect(this.page.getByText(texts['state.inCall'])).toBeVisible({ timeout: 30_000 })
    await this.seesTheAgentMove()
  }

  async seesTheAgentMove(): Promise<void> {
    const before = await framesOf(this.agentVideo)
    await expect.poll(() => framesOf(this.agentVideo), { timeout: 30_000 }).toBeGreaterThan(before + 5)
  }

  /** Without scrolling, on a phone of this height. */
  async showsItsControlsAt(height: number): Promise<void> {
    await this.page.setViewportSize({ width: 360, height })
    await this.page.evaluate(() => scrollTo(0, 0))
    const controls = await this.page.getByRole('group', { name: texts.controls }).boundingBox()
    expect((controls?.y ?? height) + (controls?.height ?? 0)).toBeLessThanOrEqual(height)
  }

  /** By keyboard alone: Enter sends. */
  async writes(text: string): Promise<void> {
    await this.page.getByLabel(texts['chat.message']).focus()
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }

  async reads(text: string): Promise<void> {
    await expect(this.page.getByRole('log')).toContainText(text)
  }

  async isAskedFor(what: 'face' | 'pan' | 'hold'): Promise<void> {
    await expect(this.page.getByText(texts[`prompt.${what}`])).toBeVisible()
  }

  async isToldThatTheCallStartsAfresh(): Promise<void> {
    await expect(this.page.getByText(texts.session)).toBeVisible({ timeout: 30_000 })
  }

  async hasEnded(): Promise<void> {
    await expect(this.page.getByText(texts['state.ended'])).toBeVisible({ timeout: 30_000 })
    await expect(this.page.getByText(texts['ended.close'])).toBeVisible()
  }
}
