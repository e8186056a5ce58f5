import { Suspense, useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { loadCode } from '../routing/load-code.ts'
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
