import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { errorEntry } from '@card-journey/journey/errors/catalogue.ts'
import { errorCodes } from '@card-journey/journey/errors/error-codes.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import type { ErrorDetails } from '../../../engine/journey.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { LanguageContext } from '../../../texts/screen-texts.ts'
import { withHome } from '../../person-for-tests.ts'
import { AuthErrorScreen } from './AuthErrorScreen.tsx'

const show = (query: Readonly<Record<string, string>>, told?: ErrorDetails) =>
  render(
    <Fixture screen="auth-error" query={query} state={{ told }}>
      <AuthErrorScreen />
    </Fixture>,
  )

test('[SC-19, SC-21] without a type it is S100, with an extra first line', async () => {
  const screen = await show({})
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Let’s start again from here')
  await expect.element(screen.getByText('We couldn’t continue with this step.')).toBeVisible()
})

test('[SC-19] of the address only the type is read: no date, no reason, no count, whatever the error', async () => {
  const made = { until: '2031-12-24', reason: 'ended', triesLeft: '7', message: 'CALL-US', heading: 'CALL-US' }
  for (const type of errorCodes) {
    const screen = await show({ type })
    const honest = screen.container.textContent
    await screen.unmount()
    const crafted = await show({ type, ...made })
    expect(crafted.container.textContent, type).toBe(honest)
    await crafted.unmount()
  }
})

test('[SC-19] what the server said with this failure is read out; with another one it is not', async () => {
  const told = { type: 'REJECTED_FOUND', until: '2027-03-14' }
  const screen = await show({ type: 'REJECTED_FOUND' }, told)
  await expect.element(screen.getByText(/You can apply again from Sunday, 14\sMarch\s2027\./)).toBeVisible()
  await screen.unmount()
  const other = await show({ type: 'otpAttemptsExceeded' }, told)
  await expect.element(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(other.container.textContent).not.toContain('2027')
  await other.unmount()
  const ended = await show({ type: 'S100' }, { type: 'S100', ended: true })
  await expect.element(ended.getByRole('heading', { level: 1 })).toHaveTextContent('You’ve been signed out')
  expect(ended.container.textContent?.match(/saved/g)).toHaveLength(1)
})

test('[EC-45] the day on which to apply again is also said after a reload, when the record alone has it', async () => {
  const declined = { ...withHome, completedScreen: 'BRE_REJECT', rejectedDate: '2026-09-15T11:00:00+05:30' } as const
  const screen = await render(
    <Fixture screen="auth-error" query={{ type: 'REJECTED_FOUND' }} application={declined} signedIn>
      <AuthErrorScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(/You can apply again from Monday, 15\sMarch\s2027\./)).toBeVisible()
})

test('a decision that is open elsewhere is said to be so: no link leads back here without a word', async () => {
  const signedIn = (heldUntil?: string) => {
    const told = { type: 'REJECTED_FOUND', until: '2027-03-14', heldUntil }
    return render(
      <Fixture screen="auth-error" query={{ type: 'REJECTED_FOUND' }} application={null} state={{ told }} signedIn>
        <AuthErrorScreen />
      </Fixture>,
    )
  }
  const free = await signedIn()
  await expect.element(free.getByRole('link', { name: 'See why, and what you can do' })).toBeVisible()
  await free.unmount()
  const held = await signedIn('2026-11-20T12:30:00+05:30')
  await expect.element(held.getByText(/open in another tab or on another device.* after\s12:30\spm\.$/)).toBeVisible()
  expect(held.getByRole('link', { name: 'See why' }).elements()).toEqual([])
})

test('[EC-45] who is cooling off and is led to the sign-in, which leads back here, can call', async () => {
  const screen = await show({ type: 'P103' })
  await expect.element(screen.getByRole('link', { name: /^Call / })).toBeVisible()
  await screen.unmount()
  const other = await show({ type: 'P101' })
  await expect.element(other.getByRole('heading', { level: 1 })).toBeVisible()
  expect(other.getByRole('link', { name: /^Call / }).elements()).toEqual([])
})

test('[SC-25] who was signed in signs in again: the button says so', async () => {
  const screen = await render(
    <Fixture
      screen="auth-error"
      query={{ type: 'S100' }}
      application={{}}
      state={{ told: { type: 'S100', ended: true } }}
    >
      <AuthErrorScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
})

test('[EC-17] the end of the PIN lock comes from the record once the page was loaded again', async () => {
  const lockedUntil = '2026-11-20T14:00:00+05:30'
  const screen = await render(
    <Fixture
      screen="auth-error"
      query={{ type: 'PIN101' }}
      application={{ facts: { mpin: { failures: 3, lockedUntil } } }}
    >
      <AuthErrorScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(/from\s2:00\spm;/)).toBeVisible()
})

test.each([
  ['PIN105', 'en', /mobile banking/],
  ['PIN105', 'hi', /मोबाइल बैंकिंग/],
  ['PIN105ETB', 'en', /mobile banking/],
  ['PIN105ETB', 'hi', /मोबाइल बैंकिंग/],
] as const)('[EC-16, EC-18] %s (%s) speaks of mobile banking only to who chose it', async (type, language, named) => {
  for (const banking of [true, false]) {
    const screen = await render(
      <LanguageContext value={language}>
        <Fixture
          screen="auth-error"
          query={{ type }}
          application={{ facts: { mpin: { failures: 0, setAt: '2026-11-20T12:00:00+05:30', banking } } }}
        >
          <AuthErrorScreen />
        </Fixture>
      </LanguageContext>,
    )
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.getByText(named).elements()).toHaveLength(banking ? 1 : 0)
    await screen.unmount()
  }
})

test('[SC-20, SC-22] picture, heading and text come by the type; A101 has the alternate active image', async () => {
  const screen = await show({ type: 'A101' })
  expect(errorEntry('A101').image).toBe('sessionActive')
  expect(screen.container.querySelector('.error-page--active .drawing--danger')).not.toBeNull()
  await screen.unmount()
  const other = await show({ type: 'P101' })
  expect(other.container.querySelector('.error-page--active')).toBeNull()
  await expect
    .element(other.getByRole('heading', { level: 1 }))
    .toHaveTextContent('There’s already an application with this PAN')
})

test('[SC-23] there is a button only if the texts have one', async () => {
  const without = await show({ type: 'V100' })
  expect(without.container.querySelector('.action-bar button')).toBeNull()
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
  return <output data-testid="crns">{application?.facts.customer?.crns?.length ?? 'none'}</output>
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
  const memory = screen.getByTestId('crns')
  await expect.element(memory).toHaveTextContent('2')
  await screen.getByRole('button', { name: 'Check my PAN' }).click()
  await expect.element(memory).toHaveTextContent('none')
})

test('[SC-24] from a PIN that is set the card comes along: the application stays, without its list of CRNs', async () => {
  const did: unknown[] = []
  const screen = await render(
    <Fixture
      screen="auth-error"
      query={{ type: 'PIN105ETB' }}
      application={{
        customerType: 'ETB',
        completedScreen: 'VIRTUAL_CARD_DETAILS',
        facts: {
          customer: { crns: ['88012345', '88012346'] },
          mpin: { failures: 0, setAt: '2026-11-20T12:00:00+05:30' },
        },
      }}
      on={(event) => did.push(event)}
    >
      <AuthErrorScreen />
      <CrnsInMemory />
    </Fixture>,
  )
  await expect.element(screen.getByTestId('crns')).toHaveTextContent('2')
  expect(screen.container.querySelector('.drawing')).toBeNull()
  await screen.getByRole('button', { name: 'Go to my card' }).click()
  await expect.element(screen.getByTestId('crns')).toHaveTextContent('none')
  expect(screen.container.querySelector('.error-page .card-art')).not.toBeNull()
})

test('[EC-40, EC-41] after the last attempt, also after a reload, the button is the step’s own way to a branch; before that it leads back', async () => {
  const pressed = async (
    type: 'dobMismatch' | 'crnAttemptsExceeded',
    told: Partial<ErrorDetails> | undefined,
    application: Partial<ApplicationView> = {},
  ) => {
    const did: unknown[] = []
    const screen = await render(
      <Fixture
        screen="auth-error"
        query={{ type }}
        application={{
          customerType: 'ETB',
          completedScreen: 'VERIFY_MOBILE',
          facts: { customer: { crns: type === 'dobMismatch' ? ['88****45'] : [], known: 'Y' } },
          ...application,
        }}
        state={{ told: told && { type, ...told } }}
        on={(event) => did.push(event)}
      >
        <AuthErrorScreen />
      </Fixture>,
    )
    await screen.getByRole('button', { name: /^(?!Copy)/ }).click()
    await screen.unmount()
    return did
  }
  const branch = [{ did: 'act', what: 'visit-branch', answers: undefined }]
  expect(await pressed('dobMismatch', { triesLeft: 0 })).toEqual(branch)
  expect(await pressed('dobMismatch', undefined, { attemptsLeft: { birthDate: 0 } })).toEqual(branch)
  expect(await pressed('crnAttemptsExceeded', {})).toEqual(branch)
  expect(await pressed('dobMismatch', { triesLeft: 1 })).not.toContainEqual(branch[0])
  expect(await pressed('dobMismatch', undefined)).not.toContainEqual(branch[0])
  expect(await pressed('crnAttemptsExceeded', {}, { completedScreen: 'OFFER_CHECK_PA' })).not.toContainEqual(branch[0])
})
