import { texts } from '@card-journey/journey/texts/en/set-mpin.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { mobileBanking } from '../card-consents-for-tests.ts'
import { SetMpinScreen } from './SetMpinScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

/** The bank's text is fetched with the page. */
const note =
  (did: Did[]): NonNullable<FixtureProps['on']> =>
  (event) => {
    if (event.what !== 'getConsentDetails' && event.what !== 'getProductDetails') did.push(event)
  }

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
        on={note(did)}
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
        { did: 'ask', what: 'setMPIN', answers: { mpin: '270518', confirmMpin: '270518', language: 'en' } },
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

test('[EC-17] while it is locked the screen asks for no PIN, says until when and leads to the virtual card', async () => {
  const did: Did[] = []
  const mpin = { failures: 3, lockedUntil: '2026-11-20T13:40:00+05:30' }
  const screen = await render(
    <Fixture screen="set-mpin" application={{ ...approved, facts: { ...approved.facts, mpin } }} on={note(did)}>
      <SetMpinScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(/^You can try again from 1:40\spm/)).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['heading.locked'])
  expect(screen.getByText(texts.lead).elements()).toEqual([])
  // What is done, what can be done now, and from when the rest: in their order, not as an alarm.
  const events = screen.getByRole('list', { name: texts['locked.heading'] }).getByRole('listitem')
  const marks = ['done', 'now', 'waiting'].map((state) => `timeline__event--${state}`)
  expect(events.elements().map(({ classList }) => classList[1])).toEqual(marks)
  expect(screen.container.querySelector('.notice')).toBeNull()
  await screen.getByRole('button', { name: 'Access Virtual Card' }).click()
  expect(did).toEqual([{ did: 'go', what: 'virtual-card' }])
})

test.each([true, false])(
  'mobile banking is a choice of its own, unticked: ticked %s, the PIN is set all the same',
  async (ticked) => {
    const did: Did[] = []
    const screen = await render(
      <Fixture
        screen="set-mpin"
        application={approved}
        master={mobileBanking}
        calls={{ setMPIN: { ok: true, response: [] } }}
        on={note(did)}
      >
        <SetMpinScreen />
      </Fixture>,
    )
    const box = screen.getByRole('checkbox')
    await expect.element(box).not.toBeChecked()
    await expect.element(box).not.toBeRequired()
    if (ticked) await box.click()
    await screen.getByLabelText('New PIN').fill('270518')
    await screen.getByLabelText('Enter the PIN again').fill('270518')
    await screen.getByRole('button', { name: texts.submit }).click()
    await expect
      .poll(() => did.find(({ what }) => what === 'setMPIN')?.answers)
      .toMatchObject({ consent: { code: 'MBANKING', version: '1.0', value: ticked ? 'Y' : 'N' } })
  },
)

test('“Not now” is recorded for a new customer; an existing one is led back to the card', async () => {
  const pressed = async (application: FixtureProps['application']) => {
    const did: Did[] = []
    const screen = await render(
      <Fixture screen="set-mpin" application={application} on={note(did)}>
        <SetMpinScreen />
      </Fixture>,
    )
    await screen.getByRole('button', { name: texts.later }).click()
    await expect.poll(() => did.length).toBeGreaterThan(0)
    await screen.unmount()
    return did[0]
  }
  expect(await pressed(approved)).toMatchObject({ did: 'act', what: 'later' })
  expect(await pressed({ ...approved, customerType: 'ETB' })).toEqual({ did: 'go', what: 'virtual-card' })
  const putOff = { ...approved.facts, mpin: { failures: 0, laterAt: '2026-11-20T13:40:00+05:30' } }
  expect(await pressed({ ...approved, facts: putOff })).toEqual({ did: 'go', what: 'virtual-card' })
})

test('a PIN that is refused is entered anew, twice: both fields are empty, the first has the focus, and the reason stands once', async () => {
  const screen = await render(
    <Fixture
      screen="set-mpin"
      application={approved}
      calls={{ setMPIN: { ok: false, call: 'setMPIN', problem: 'FIELDS_REFUSED', detail: {}, message: '' } }}
      refuses={{ mpin: 'mpinIsBirthDate' }}
    >
      <SetMpinScreen />
    </Fixture>,
  )
  const first = screen.getByLabelText('New PIN')
  const second = screen.getByLabelText('Enter the PIN again')
  await first.fill('270391')
  await second.fill('270391')
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.element(screen.getByText('Choose a PIN that isn’t your date of birth.', { exact: true })).toBeVisible()
  await expect.element(first).toHaveValue('')
  await expect.element(second).toHaveValue('')
  await expect.element(first).toHaveFocus()
  // Nothing else is said to be wrong, so there is no summary either.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.container.querySelectorAll('[aria-invalid="true"]').length).toBe(1)
  expect(screen.container.querySelector('a[href="#mpin"]')).toBeNull()
  // And once more: the next one is refused as well.
  await first.fill('270392')
  await second.fill('270392')
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.element(first).toHaveValue('')
  await expect.element(second).toHaveValue('')
  await expect.element(first).toHaveFocus()
})
