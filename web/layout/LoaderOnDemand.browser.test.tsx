import { Suspense, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { LoaderOnDemand, prepareLoader } from './LoaderOnDemand.tsx'

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
