import type { Page } from '@playwright/test'

interface Travel {
  /** The cards that moved. */
  moved: string[]
  durations: unknown[]
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
    started: number
    painted: Frame[]
    /** The cards move so slowly that a test can act meanwhile. */
    slow: boolean
    ticked: number[]
  }
}

/** Notes the view transitions of a page from its load on, and its frames from the first press on. */
export async function watchTravels(page: Page) {
  await page.addInitScript(() => {
    window.travels = []
    window.painted = []
    window.started = 0
    window.slow = false
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (how) => {
      window.started++
      const transition = start(how)
      void transition.ready.then(() => {
        const all = document.getAnimations()
        const effects = all.flatMap(({ effect }) => {
          const isGroup =
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group(')
          // React puts the root's away, in no time.
          return isGroup && Number(effect.getTiming().duration) > 0 ? [effect] : []
        })
        if (effects.length === 0) return
        if (window.slow) for (const animation of all) animation.updatePlaybackRate(0.01)
        window.travels.push({
          moved: effects.map(({ pseudoElement }) => String(pseudoElement)),
          durations: effects.map((effect) => effect.getTiming().duration),
          scroll: scrollY,
          focus: document.activeElement?.tagName,
        })
      })
      return transition
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
    started: () => page.evaluate(() => window.started),
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
