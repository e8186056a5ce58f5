import type { Browser, Page } from '@playwright/test'

/** As in the browser's own settings; `prompt` is a question that nobody answers, which this browser takes as dismissed. */
type Setting = 'granted' | 'denied' | 'prompt'

/**
 * Changes camera and microphone for the origin of this page, also while they are in use. The browser must have been
 * started without its fake answers to such questions.
 */
export async function permissionsOf(browser: Browser, page: Page) {
  const session = await browser.newBrowserCDPSession()
  const { targetInfos } = await session.send('Target.getTargets')
  const target = targetInfos.find(({ type, url }) => type === 'page' && url === page.url())
  if (!target?.browserContextId) throw new Error(`no page at ${page.url()}`)
  const { browserContextId } = target
  const { origin } = new URL(page.url())
  return async (setting: Setting) => {
    for (const name of ['camera', 'microphone'])
      await session.send('Browser.setPermission', { permission: { name }, setting, origin, browserContextId })
  }
}
