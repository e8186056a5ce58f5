import axe from 'axe-core'
import type { RunOptions } from 'axe-core'

/** How often a page with a finding is looked at again, in milliseconds between two looks. */
const looksAgain = [50, 200, 800]

/** Whatever changes its colour or place is put where it ends. What never ends by itself is left. */
function settle(): void {
  for (const each of document.getAnimations()) if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
}

/**
 * What axe finds, as a rule's id and the elements: [] is accessible. A finding counts when it stays: after a new width or
 * look Chromium tells some frames later what the mouse is over now, and a colour that fades then is no colour of ours.
 */
export async function axeFindings(container: Element, options: RunOptions = {}): Promise<[string, string[]][]> {
  const look = async () => {
    settle()
    const { violations } = await axe.run(container, options)
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
  }
  let found = await look()
  for (const pause of looksAgain) {
    if (found.length === 0) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    found = await look()
  }
  return found
}
