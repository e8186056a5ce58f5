import { texts } from '@card-journey/journey/texts/en/pan-registered.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { identified } from '../../person-for-tests.ts'
import { PanRegisteredScreen } from './PanRegisteredScreen.tsx'

test('[SC-15, SC-16] a message with two ways on: log in again for the same card, or say that there is no number', async () => {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture screen="pan-registered" application={identified} on={(event) => did.push(event)}>
      <PanRegisteredScreen />
    </Fixture>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Login again' }))
    .toHaveAttribute('href', '/verify/mobile?productLogo=example-card')
  await screen.getByRole('button', { name: texts['no-number'] }).click()
  await expect.poll(() => did).toMatchObject([{ did: 'act', what: 'no-registered-number' }])
})
