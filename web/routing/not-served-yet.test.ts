import { specifiedPagePolicy as policy } from '@card-journey/journey/policy-for-tests.ts'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, test, vi } from 'vitest'
import { awaitedCalls } from './awaited-calls.ts'
import { plainBrand as brand } from '../examples/brand-for-tests.ts'
import { planPage, render } from '../entry-server.tsx'

vi.mock('./served-screens.ts', async () => {
  const { awaitedCalls: awaited } = await import('./awaited-calls.ts')
  return { isServed: (screen: ScreenId) => !(screen in awaited) }
})

test.for(Object.keys(awaitedCalls) as ScreenId[])(
  '%s, while its call is not served, says so and names ways on',
  async (id) => {
    const path = screenPaths[id]
    expect(planPage(path, { type: 'S100' })).toEqual({ screen: 'error', status: 200, query: {} })
    for (const [language, heading, wrong] of [
      ['en', 'You can’t do this here yet', 'mistyped'],
      ['hi', 'यह काम अभी यहाँ नहीं हो सकता', 'मौजूद नहीं'],
    ] as const) {
      const { html, title } = await render({ path, language, data: { query: {}, brand, policy, master: {} } })
      expect(html).toContain(`<h1>${heading}</h1>`)
      expect(title).toBe(`${heading} – Example Bank`)
      expect(html).toContain('1800 000 0000')
      expect(html).not.toContain(wrong)
    }
  },
)
