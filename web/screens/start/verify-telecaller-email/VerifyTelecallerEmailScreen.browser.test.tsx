import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-telecaller-email.ts'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { VerifyTelecallerEmailScreen } from './VerifyTelecallerEmailScreen.tsx'

type Happened = Parameters<NonNullable<FixtureProps['on']>>[0]

const yes = { ok: true, response: {} }
const refused = { ok: false, call: 'validateEmail', problem: 'telecallerEmailError', detail: {}, message: '' }

afterEach(() => history.replaceState(null, ''))

async function open(query: Record<string, string>, answer: unknown = yes) {
  const happened: Happened[] = []
  const screen = await render(
    <Fixture
      screen="verify-telecaller-email"
      application={null}
      query={query}
      calls={{ validateEmail: answer as never }}
      on={(one) => happened.push(one)}
    >
      <VerifyTelecallerEmailScreen />
    </Fixture>,
  )
  const asked = () => happened.filter(({ what }) => what === 'validateEmail').map(({ answers }) => answers)
  return { screen, happened, asked }
}

test('[SC-10, SC-11, CA-15] on load the first query pair is verified, once; success has a heading and a sub-heading', async () => {
  const { screen, asked } = await open({ token: 'a1b2c3', utm_source: 'mail' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  await expect.element(screen.getByText(texts['verified.text'])).toBeVisible()
  expect(asked()).toEqual([{ token: 'a1b2c3' }])
})

test.for([
  ['refused', { token: 'old' }, 1, 'telecallerEmailError'],
  ['the token is cut short', { token: 'short' }, 1, 'BAD_REQUEST'],
  ['without a token', {}, 0, 'telecallerEmailError'],
  ['the token is not the first pair', { utm_source: 'mail', token: 'a1b2c3' }, 0, 'telecallerEmailError'],
] as const)(
  '[SC-12, EC-33] failure goes to the telecaller email error screen: %s',
  async ([, query, calls, problem]) => {
    const { happened, asked } = await open(query, { ...refused, problem })
    await expect.poll(() => happened).toContainEqual({ did: 'go', what: 'email-verification-unsuccessful' })
    expect(asked()).toHaveLength(calls)
  },
)

test.for([
  'NETWORK',
  'UNAVAILABLE',
  'INTERNAL',
  'MAINTENANCE',
  'TOO_MANY',
  'CLOCK_SKEW',
  'UNKNOWN_KEY',
  'BAD_ENVELOPE',
] as const)('%s says nothing about the link: it can be tried again', async (problem) => {
  const answers: unknown[] = [{ ...unreachable, problem }]
  const { screen, happened, asked } = await open({ token: 'a1b2c3' }, () => answers.shift() ?? yes)
  await screen.getByRole('button', { name: shell['action.again'] }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  expect(asked()).toHaveLength(2)
  expect(happened.filter(({ did }) => did === 'go')).toEqual([])
})

test('a reload of the verified page, whose address has lost the token, says so again and asks nothing', async () => {
  history.replaceState({ kept: true }, '')
  const first = await open({ token: 'a1b2c3' })
  await expect.element(first.screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  await first.screen.unmount()
  expect(history.state).toEqual({ kept: true, verified: true })
  const { screen, happened } = await open({}, refused)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.verified)
  expect(happened).toEqual([])
})
