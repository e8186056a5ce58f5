import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { CrnScreen } from '../crn/CrnScreen.tsx'
import { DobScreen } from './DobScreen.tsx'

async function opened(screen: 'dob' | 'crn', application: FixtureProps['application']) {
  const did: unknown[] = []
  const shown = await render(
    <Fixture screen={screen} application={application} on={(event) => did.push(event)}>
      {screen === 'dob' ? <DobScreen /> : <CrnScreen />}
    </Fixture>,
  )
  await expect.element(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await shown.unmount()
  return did
}

test('[EC-40, EC-41] with the day’s attempts used up, a reload leads to what can be done instead, not to another try', async () => {
  const toError = [{ did: 'go', what: 'auth-error' }]
  expect(await opened('dob', { ...customer, attemptsLeft: { birthDate: 0 } })).toEqual(toError)
  expect(await opened('crn', { ...customer, attemptsLeft: { crn: 0 } })).toEqual(toError)
  expect(await opened('dob', { ...customer, attemptsLeft: { crn: 0 } })).toEqual([])
  expect(await opened('dob', customer)).toEqual([])
})

test('a reload after a wrong date still says how many attempts are left', async () => {
  const lead = async (application: FixtureProps['application']) => {
    const shown = await render(
      <Fixture screen="dob" application={application}>
        <DobScreen />
      </Fixture>,
    )
    return shown.getByRole('status').filter({ hasText: 'attempt' })
  }
  await expect.element(await lead(customer)).toHaveTextContent('You have 3 attempts a day.')
  await cleanup()
  await expect
    .element(await lead({ ...customer, attemptsLeft: { birthDate: 1 } }))
    .toHaveTextContent('You have 1 attempt left today.')
})
