import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { CardsScreen } from './CardsScreen.tsx'

// A separate file, because what was fetched, or failed, is remembered for the life of the page.
test('[PL-10, RT-70] a product call that fails leads to the failure route', async () => {
  const failed = { ok: false, call: 'getProductDetails', problem: 'NETWORK', detail: {}, message: '' } as const
  const went: string[] = []
  await render(
    <Fixture
      screen="cards"
      application={null}
      calls={{ getProductDetails: failed }}
      on={({ did, what }) => did === 'go' && went.push(what)}
    >
      <CardsScreen />
    </Fixture>,
  )
  await expect.poll(() => went).toContain('error')
})
