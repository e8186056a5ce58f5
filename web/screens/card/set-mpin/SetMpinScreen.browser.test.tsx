import { texts } from '@card-journey/journey/texts/en/set-mpin.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { SetMpinScreen } from './SetMpinScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const approved = { ...proven, completedScreen: 'VISIONPLUS_APPROVED' } as const

test.each(['NTB', 'ETB'] as const)(
  '[EC-16, EC-18] %s: a PIN that is set leads to its own page',
  async (customerType) => {
    const did: Did[] = []
    const screen = await render(
      <Fixture
        screen="set-mpin"
        application={{ ...approved, customerType }}
        calls={{ setMPIN: { ok: true, response: [] } }}
        on={(event) => did.push(event)}
      >
        <SetMpinScreen />
      </Fixture>,
    )
    await screen.getByLabelText('New PIN').fill('270518')
    await screen.getByLabelText('Enter the PIN again').fill('270518')
    await screen.getByRole('button', { name: texts.submit }).click()
    await expect
      .poll(() => did.filter((event) => event.did !== 'act'))
      .toEqual([
        { did: 'ask', what: 'setMPIN', answers: { mpin: '270518', confirmMpin: '270518' } },
        { did: 'go', what: 'auth-error' },
      ])
  },
)

test('[VA-32] the message that the PINs differ goes when the first one is corrected', async () => {
  const screen = await render(
    <Fixture screen="set-mpin" application={approved}>
      <SetMpinScreen />
    </Fixture>,
  )
  const first = screen.getByLabelText('New PIN')
  await first.fill('270519')
  await screen.getByLabelText('Enter the PIN again').fill('270518')
  await first.click()
  const differ = screen.getByText(/PINs (differ|don.t match)/)
  await expect.element(differ).toBeVisible()
  await first.fill('270518')
  await expect.element(differ).not.toBeInTheDocument()
})

test('[EC-17] while it is locked the screen says until when and leads to the virtual card', async () => {
  const did: Did[] = []
  const mpin = { failures: 3, lockedUntil: '2026-11-20T13:40:00+05:30' }
  const screen = await render(
    <Fixture
      screen="set-mpin"
      application={{ ...approved, facts: { ...approved.facts, mpin } }}
      on={(event) => did.push(event)}
    >
      <SetMpinScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText('from 20/11/2026, 13:40', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Access Virtual Card' }).click()
  expect(did).toEqual([{ did: 'go', what: 'virtual-card' }])
})
