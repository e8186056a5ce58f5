export interface WatchedStep {
  /** Screens by their paths' last parts. */
  from: string
  to: string
  /** From the press to the frame with the next screen's heading, in ms. */
  took: number
  /** Frames that the page's main thread missed in the 600 ms after that. */
  dropped: number
}

/**
 * Runs in the page, before the page's own code: tells `noteStep` of each press of a link or button that leads to another screen. What
 * a step asks on the way (a code, a confirmation) belongs to the person: the last press counts.
 */
export function watchSteps(): void {
  let press: { at: number; path: string; heading: Element | null } | undefined
  const nameOf = (path: string) => path.split('/').at(-1) ?? ''
  // While the loader waits for a decision it has a heading of its own, which is not yet the next screen's.
  const heading = () => [...document.querySelectorAll('h1')].find((one) => !one.closest('.loader')) ?? null

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('a,button'))
        press = { at: timeStamp, path: location.pathname, heading: heading() }
    },
    true,
  )
  new MutationObserver(() => {
    if (!press || location.pathname === press.path || !heading() || heading() === press.heading) return
    const { at, path } = press
    press = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        countFrames({ from: nameOf(path), to: nameOf(location.pathname), took: performance.now() - at, dropped: 0 })
      }
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true })

  function countFrames(step: WatchedStep): void {
    const frame = 1000 / 60
    const until = performance.now() + 600
    let last: number | undefined
    const next = (now: number) => {
      if (last !== undefined) step.dropped += Math.max(0, Math.round((now - last) / frame) - 1)
      last = now
      if (now < until) requestAnimationFrame(next)
      else (window as unknown as { noteStep: (step: WatchedStep) => void }).noteStep(step)
    }
    requestAnimationFrame(next)
  }
}
