import type { Page } from '@playwright/test'

interface Travel {
  /** What is printed on the card that moved; a thumbnail has no words. */
  moved: string
  duration: unknown
  scroll: number
  /** What has the focus as the new screen appears. */
  focus: string | undefined
}

interface Frame {
  heading: string | undefined
  scroll: number
  skeleton: boolean
}

declare global {
  interface Window {
    travels: Travel[]
    painted: Frame[]
    /** The cards move so slowly that a test can act meanwhile. */
    slow: boolean
    ticked: number[]
  }
}

/** Notes the cards of a page that travel, from its load on, and its frames from the first press on. */
export async function watchTravels(page: Page) {
  await page.addInitScript(() => {
    window.travels = []
    window.painted = []
    window.slow = false
    const animate = Reflect.get(Element.prototype, 'animate') as Element['animate']
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options)
      if (window.slow) animation.updatePlaybackRate(0.01)
      window.travels.push({
        moved: this.querySelector('.card-art__product')?.textContent ?? this.className,
        duration: animation.effect?.getTiming().duration,
        scroll: scrollY,
        focus: document.activeElement?.tagName,
      })
      return animation
    }
    const note = () => {
      window.painted.push({
        heading: document.querySelector('main h1')?.textContent ?? undefined,
        scroll: scrollY,
        skeleton: document.querySelector('.skeleton') !== null,
      })
      requestAnimationFrame(note)
    }
    document.addEventListener('click', () => window.painted.length === 0 && note(), { capture: true })
  })
  return {
    travels: () => page.evaluate(() => window.travels),
    frames: () => page.evaluate(() => window.painted),
    slowDown: () => page.evaluate(() => void (window.slow = true)),
  }
}

/** Notes how many steps of the loader are ticked off, each time that this changes. */
export async function watchTicks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    window.ticked = []
    const look = () => {
      const count = document.querySelectorAll('.loader__step--done').length
      if (count > 0 && window.ticked.at(-1) !== count) window.ticked.push(count)
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  return () => page.evaluate(() => window.ticked)
}
