import { standing } from '@card-journey/journey/flow/standing.ts'
import { texts } from '@card-journey/journey/texts/en/errors.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { blankApplication } from '../../../engine/blank-application.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
import { ErrorScreen } from './ErrorScreen.tsx'

const proven: SignIn = { kind: 'apply', mobileNumber: '9876543210', consents: [], stage: 'proven' }

async function pressed(state: FixtureProps['state'], type = '100') {
  const did: unknown[] = []
  const screen = await render(
    <Fixture screen="error" query={{ type }} application={null} signedIn state={state} on={(event) => did.push(event)}>
      <ErrorScreen />
    </Fixture>,
  )
  const said = screen.container.textContent.replace(/\u00a0/g, ' ')
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await screen.unmount()
  return { did, said }
}

const away = /One of our systems isn’t responding\..* If it keeps happening, call 1800 000 0000\./

test('[ER-14] a bank that is away after the code leads back to what comes after the code, and blames no connection', async () => {
  const toOpening = { did: 'go', what: 'verify-otp' }
  const answered = await pressed({ signIn: proven, told: { type: '100', answered: true } })
  expect(answered.did).toEqual([toOpening])
  expect(answered.said).toMatch(away)
  const offline = await pressed({ signIn: proven, told: { type: '100', answered: false } })
  expect(offline.said).toMatch(/Check your connection and try again\. If it keeps happening, call 1800 000 0000\./)
  // After a reload the server knows what is under way.
  expect((await pressed({})).did).toEqual([toOpening])
})

test('[EC-45] where a failure of the bank leads back to what comes after the code, button and text say so', async () => {
  const { did, said } = await pressed({ signIn: proven, told: { type: '500', answered: true } }, '500')
  expect(did).toEqual([{ did: 'go', what: 'verify-otp' }])
  expect(said).toMatch(away)
  expect(said).not.toContain('our cards')
})

test('a failure before the code does not lead to it', async () => {
  expect((await pressed({ told: { type: '100' } })).did).toEqual([])
})

test('[EC-45] a failure without a known step leads back to the page where a call failed; the cards come second', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  const screen = await render(
    <Fixture screen="error" query={{ type: '500' }} application={null} state={{ told: { type: '500' } }}>
      <ErrorScreen />
    </Fixture>,
  )
  const buttons = screen.container.querySelectorAll('.action-bar > .button')
  expect([...buttons].map((button) => button.textContent)).toEqual([
    texts['generic.buttonRequired'],
    texts['500.buttonRequired'],
  ])
  history.pushState(null, '', location.href)
  await screen.getByRole('button', { name: texts['generic.buttonRequired'] }).click()
  expect(back).toHaveBeenCalledOnce()
  back.mockRestore()
  history.back()
})

test('[EC-45] with a step to return to, trying it again comes first, and the cards second', async () => {
  const did: unknown[] = []
  const screen = await render(
    <Fixture
      screen="error"
      query={{ type: '500' }}
      application={{ completedScreen: 'WORK_DETAILS' }}
      signedIn
      on={(event) => did.push(event)}
    >
      <ErrorScreen />
    </Fixture>,
  )
  const [again, cards] = [texts['generic.buttonRequired'], texts['500.buttonRequired']].map((name) =>
    screen.getByRole('button', { name }),
  )
  await expect.element(again!).toHaveClass('button--primary')
  await expect.element(cards!).toHaveClass('button--secondary')
  await again?.click()
  // The application is read again meanwhile: a second press finds the same button, and no other one in its place.
  await expect.element(again!).toHaveClass('button--primary')
  await expect.element(cards!).toHaveClass('button--secondary')
  expect(did).toEqual([{ did: 'go', what: standing({ ...blankApplication, completedScreen: 'WORK_DETAILS' }) }])
})
