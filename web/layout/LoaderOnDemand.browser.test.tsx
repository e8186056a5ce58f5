import { Suspense, useLayoutEffect, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { loadCode } from '../routing/load-code.ts'
import '../styles/critical.css'
import { LoaderLoading } from './LoaderLoading.tsx'
import { LoaderOnDemand, prepareLoader } from './LoaderOnDemand.tsx'

vi.mock(import('../routing/load-code.ts'), { spy: true })

test('a loader whose code could not be had ahead is asked for again when somebody waits', async () => {
  vi.mocked(loadCode).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(prepareLoader()).rejects.toThrow('dynamically imported')
  const screen = await render(
    <Fixture screen="check-answers">
      <Suspense>
        <LoaderOnDemand waiting="decision" />
      </Suspense>
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Reviewing your application' })).toBeVisible()
})

test('a loader whose code is here stands there at once: nothing stands in for it', async () => {
  await prepareLoader()
  let standIns = 0
  function StandIn() {
    useLayoutEffect(() => void standIns++, [])
    return null
  }
  const screen = await render(
    <Fixture screen="check-answers">
      <Suspense fallback={<StandIn />}>
        <LoaderOnDemand waiting="decision" />
      </Suspense>
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Reviewing your application' })).toBeVisible()
  expect(standIns).toBe(0)
})

test.each([
  [360, 740],
  [1280, 800],
])(
  'in a window of %i by %i what stands in for the loader has its shape: all of the page, a card as large',
  async (width, height) => {
    await page.viewport(width, height)
    await prepareLoader()
    const boxes = async (shown: ReactNode, ...parts: string[]) => {
      const screen = await render(<Fixture screen="check-answers">{shown}</Fixture>)
      await expect.poll(() => screen.container.querySelector('.loader')).not.toBeNull()
      const found = parts.map((part) => screen.container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect())
      await screen.unmount()
      return found
    }
    const [whole, art] = await boxes(<LoaderOnDemand waiting="decision" />, '.loader', '.loader__art')
    const [standIn, shape] = await boxes(<LoaderLoading />, '.loader', '.skeleton__shape--art')
    expect(standIn).toEqual(whole)
    expect([shape?.left, shape?.width]).toEqual([art?.left, art?.width])
    await page.viewport(360, 740)
  },
)
