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
          const moves = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition-group(')
          return moves ? [effect] : []
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
