import { expect, test } from '../run.ts'

/** Removes built-ins that browsers have gained since Chrome 65. Newer syntax and layout can't be removed. */
function forget(): void {
  const newer: readonly [owner: object, names: readonly string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'flat', 'flatMap', 'toReversed', 'toSorted', 'toSpliced']],
    [String.prototype, ['at', 'matchAll', 'replaceAll']],
    [Object, ['fromEntries', 'groupBy', 'hasOwn']],
    [Promise, ['allSettled', 'any', 'withResolvers']],
    [Intl, ['ListFormat', 'PluralRules', 'RelativeTimeFormat']],
    [Blob.prototype, ['arrayBuffer']],
    [Element.prototype, ['replaceChildren']],
    [window, ['queueMicrotask', 'reportError', 'requestIdleCallback', 'structuredClone']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('a browser that lacks newer built-ins is brought them; one that has them downloads nothing for it', async ({
  page,
}) => {
  const complaints: string[] = []
  const brought: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (request.url().includes('/assets/polyfills-')) brought.push(request.url())
  })
  const alive = () => page.waitForFunction(() => document.documentElement.dataset['alive'] === '')

  await page.goto('/cards')
  await alive()
  expect(brought).toEqual([])

  await page.addInitScript(forget)
  await page.goto('/verify/mobile?productLogo=utsav')
  await alive()
  expect(brought).toHaveLength(1)
  await page.locator('#mobileNumber').fill('123')
  await page.locator('#mobileNumber').blur()
  await expect(page.locator('#mobileNumber-error')).toBeVisible()
  await page.locator('#mobileNumber').fill('9876500002')
  for (const consent of ['#consentTnc', '#consentBureau']) await page.locator(consent).check({ force: true })
  await page.locator('main button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/verify/otp')
  expect(complaints).toEqual([])
})
