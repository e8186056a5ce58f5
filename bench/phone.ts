import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../tools/browser.ts'

/** Slow 4G and a processor a quarter as fast: 1.6 Mbit/s down, 0.75 up, 150 ms, CPU ÷ 4. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
export const slowdown = 4

export interface Phone {
  page: Page
  devtools: CDPSession
  /** Behaves like a slow phone from here on; the preparation before runs at full speed. */
  slow: () => Promise<void>
  fast: () => Promise<void>
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) })
}

/** `baseURL`: where relative addresses lead. */
export async function openPhone(browser: Browser, baseURL?: string): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const slow = async () => {
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  const fast = async () => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return { page, devtools, slow, fast }
}

/** Bytes of script that went over the wire while something happened, as compressed. */
export async function scriptBytes(phone: Phone, happen: () => Promise<void>): Promise<number> {
  const scripts = new Set<string>()
  let bytes = 0
  const onResponse = ({ requestId, type }: { requestId: string; type: string }) =>
    void (type === 'Script' && scripts.add(requestId))
  const onFinished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  }
  phone.devtools.on('Network.responseReceived', onResponse)
  phone.devtools.on('Network.loadingFinished', onFinished)
  await happen()
  phone.devtools.off('Network.responseReceived', onResponse)
  phone.devtools.off('Network.loadingFinished', onFinished)
  return bytes
}
