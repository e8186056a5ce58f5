import type { Phone } from './phone.ts'
import { percentile } from './rounds.ts'

/** Time from a key press to the frame that shows its letter, in ms, on a slow phone: median and 95th percentile. */
export async function measureKeystrokes(phone: Phone, url: string, control: string): Promise<Record<string, number>> {
  const { page } = phone
  await page.goto(url, { waitUntil: 'load' })
  await page.locator(control).waitFor()
  await page.waitForTimeout(1000)
  await page.evaluate((selector) => {
    const seen = window as unknown as { keyTimes: number[] }
    seen.keyTimes = []
    document.querySelector(selector)?.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.keyTimes.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      })
    })
  }, control)
  await phone.slow()
  const field = page.locator(control)
  for (let word = 0; word < 10; word++) {
    // As a person begins anew; `fill('')` would also leave the field, and save a draft with each word.
    await field.selectText()
    await field.pressSequentially('Abcdefghij', { delay: 30 })
  }
  await phone.fast()
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
  return { median: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
