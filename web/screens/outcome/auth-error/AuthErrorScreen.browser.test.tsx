import { errorEntry } from '@card-journey/journey/errors/catalogue.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples.tsx'
import { useJourney } from '../../../journey/use-journey.ts'
import { AuthErrorScreen } from './AuthErrorScreen.tsx'

const show = (query: Readonly<Record<string, string>>) =>
  render(
    <Fixture screen="auth-error" query={query}>
      <AuthErrorScreen />
    </Fixture>,
  )

test('[SC-19, SC-21] without a type it is S100, with an extra first line', async () => {
  const screen = await show({})
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Let us start again from here')
  await expect.element(screen.getByText('We could not go on with this step.')).toBeVisible()
})

test('[SC-20, SC-22] picture, heading and text come by the type; A101 has the alternate active image', async () => {
  const screen = await show({ type: 'A101' })
  expect(errorEntry('A101').image).toBe('sessionActive')
  expect(screen.container.querySelector('.error-page--active .outcome-mark--danger')).not.toBeNull()
  await screen.unmount()
  const other = await show({ type: 'P101' })
  expect(other.container.querySelector('.error-page--active')).toBeNull()
  await expect
    .element(other.getByRole('heading', { level: 1 }))
    .toHaveTextContent('There is already an application with this PAN')
})

test('[SC-23] a button stands only where the texts have one', async () => {
  const without = await show({ type: 'V100' })
  expect(without.container.querySelector('button')).toBeNull()
  await without.unmount()
  const within = await show({ type: 'P100' })
  await expect.element(within.getByRole('button', { name: 'Check my PAN' })).toBeVisible()
})

test.each([
  ['AA100', 'Check my date of birth', 'personal-details'],
  ['AA101', 'Correct your answer', 'more-personal-details'],
])(
  '[EC-13, EC-14] %s offers the answer to correct, the branch and "complete later"',
  async (type, button, screenId) => {
    const screen = await show({ type })
    await expect.element(screen.getByRole('button', { name: button })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Verify at a branch instead' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Complete later' })).toBeVisible()
    expect(errorEntry(type).action).toMatchObject({ kind: 'route', screen: screenId })
  },
)

function CrnsInMemory() {
  const { application } = useJourney()
  return <output>{application?.facts.customer?.crns?.length ?? 'none'}</output>
}

test('[SC-24] pressing the button clears the list of CRNs', async () => {
  const screen = await render(
    <Fixture
      screen="auth-error"
      query={{ type: 'P100' }}
      application={{ customerType: 'ETB', facts: { customer: { crns: ['88012345', '88012346'] } } }}
    >
      <AuthErrorScreen />
      <CrnsInMemory />
    </Fixture>,
  )
  const memory = screen.getByRole('status')
  await expect.element(memory).toHaveTextContent('2')
  await screen.getByRole('button', { name: 'Check my PAN' }).click()
  await expect.element(memory).toHaveTextContent('none')
})
