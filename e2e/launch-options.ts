import { browserArguments, findBrowser } from '../tools/browser.ts'

const executablePath = findBrowser()

/** The browser of the stories, with a camera and a microphone that are none. `more`: what else it is started with. */
export const launchOptions = (...more: readonly string[]) => ({
  args: [...browserArguments, '--use-fake-device-for-media-stream', ...more],
  ...(executablePath && { executablePath }),
})
