import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** An empty panel beside the screen, on a desktop, until the test is over. */
export async function besideOnADesktop(): Promise<HTMLElement> {
  const panel = document.createElement('aside')
  panel.className = 'page__side'
  document.body.append(panel)
  onTestFinished(() => panel.remove())
  onTestFinished(() => page.viewport(360, 740))
  await page.viewport(1280, 800)
  return panel
}
