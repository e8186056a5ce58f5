import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-telecaller-email.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { done, failing } from '../../customer-for-tests.ts'
import { VerifyTelecallerEmailScreen, type VerifyTelecallerEmailScreenProps } from './VerifyTelecallerEmailScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(verify: VerifyTelecallerEmailScreenProps['verify'], query: Record<string, string>) {
  const events: Event[] = []
  const asked = vi.fn(verify)
  const screen = await render(
    <Fixture screen="verify-telecaller-email" application={null} query={query} on={(event) => events.push(event)}>
      <VerifyTelecallerEmailScreen verify={asked} />
    </Fixture>,
  )
  return { screen, events, asked }
}

test('[SC-10, SC-11] on load the first query pair is verified, once; success has a heading and a sub-heading', async () => {
  const { screen, asked } = await open(done, { token: 'a1b2c3', utm_source: 'mail' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  await expect.element(screen.getByText(texts['verified.text'])).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ name: 'token', value: 'a1b2c3' }))
})

test.for([
  ['refused', { token: 'old' }],
  ['without a token', {}],
] as const)('[SC-12] failure goes to the telecaller email error screen: %s', async ([, query]) => {
  const { events } = await open(failing('NOT_FOUND'), query)
  await expect.poll(() => events).toEqual([{ did: 'go', what: 'email-verification-unsuccessful' }])
})

test('no answer is no failure of the link: it can be tried again', async () => {
  const answers = [failing('NETWORK'), done]
  const { screen, asked } = await open(() => (answers.shift() ?? done)(), { token: 'a1b2c3' })
  await screen.getByRole('button', { name: shell['action.again'] }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  expect(asked).toHaveBeenCalledTimes(2)
})
