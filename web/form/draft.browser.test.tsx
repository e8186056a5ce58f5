import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import { blankApplication } from '../engine/blank-application.ts'
import { useJourney } from '../engine/use-journey.ts'
import { MorePersonalDetailsScreen } from '../screens/identity/more-personal-details/MorePersonalDetailsScreen.tsx'
import { PersonalDetailsScreen } from '../screens/identity/personal-details/PersonalDetailsScreen.tsx'
import { described, identified, lists } from '../screens/person-for-tests.ts'

type Kept = Readonly<Record<string, string>>

async function open(props: Partial<FixtureProps> = {}) {
  const kept: { answers: Kept; leaving: boolean | undefined }[] = []
  const onDraft: FixtureProps['onDraft'] = (answers, options) => kept.push({ answers, leaving: options?.leaving })
  const screen = await render(
    <Fixture screen="personal-details" {...props} onDraft={onDraft}>
      <PersonalDetailsScreen />
    </Fixture>,
  )
  return { screen, kept }
}

const lastName = (screen: Awaited<ReturnType<typeof open>>['screen']) => screen.getByLabelText('Last name')

test('what is typed is kept on leaving the field, without a pause', async () => {
  const { screen, kept } = await open()
  await lastName(screen).fill('Menon')
  await userEvent.tab()
  expect(kept.at(-1)?.answers).toEqual({ lastName: 'Menon' })
})

test('only what was typed here is kept: another tab may type in the other fields', async () => {
  const { screen, kept } = await open({ application: identified, answers: { firstName: 'Asha', lastName: 'Rao' } })
  await screen.getByLabelText(/Middle name/).fill('Kumari')
  await userEvent.tab()
  await lastName(screen).fill('Menon')
  await userEvent.tab()
  expect(kept.map(({ answers }) => answers)).toEqual([{ middleName: 'Kumari' }, { lastName: 'Menon' }])
  await lastName(screen).fill('Rao')
  await userEvent.tab()
  expect(kept.at(-1)?.answers).toEqual({ lastName: 'Rao' })
})

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is reloaded', () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))],
])('what is typed in this moment is kept when %s, by a call that survives the page', async (_, leave) => {
  const { screen, kept } = await open()
  await lastName(screen).fill('Menon')
  leave()
  expect(kept).toEqual([{ answers: { lastName: 'Menon' }, leaving: true }])
})

test('what is typed in this moment is kept when the tab is hidden, and nothing when nothing changed', async () => {
  const { screen, kept } = await open()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept).toEqual([])
  await lastName(screen).fill('Menon')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept).toEqual([{ answers: { lastName: 'Menon' }, leaving: true }])
  visibility.mockRestore()
})

test('what is typed in this moment is kept when another screen comes', async () => {
  const { screen, kept } = await open()
  await lastName(screen).fill('Menon')
  await screen.unmount()
  expect(kept.at(-1)?.answers).toEqual({ lastName: 'Menon' })
})

test('a refused submit keeps the answers as a draft; an accepted one keeps none', async () => {
  for (const refuses of [{ panNumber: 'panNotLinked' } as const, undefined]) {
    const { screen, kept } = await open({ application: identified, ...(refuses && { refuses }) })
    const field = lastName(screen)
    await field.fill('Mathew')
    const submit = screen.getByRole('button', { name: 'Continue' }).element() as HTMLElement
    // Only the press: focus stays in the field.
    submit.click()
    await expect.poll(() => kept.length).toBe(refuses ? 1 : 0)
    await screen.unmount()
    expect(kept.map(({ answers }) => answers['lastName'])).toEqual(refuses ? ['Mathew'] : [])
  }
})

test('a draft comes back as it was typed: parts of a date, a choice, and a field that was cleared', async () => {
  const { screen } = await open({
    application: identified,
    answers: { dateOfBirth: '7/3/', middleName: '', lastName: 'Rao' },
  })
  await expect.element(screen.getByLabelText('Day')).toHaveValue('7')
  await expect.element(screen.getByLabelText('Month')).toHaveValue('3')
  await expect.element(screen.getByLabelText('Year')).toHaveValue('')
  await expect.element(screen.getByLabelText(/Middle name/)).toHaveValue('')
  await expect.element(lastName(screen)).toHaveValue('Rao')
})

test('a choice is kept when it is made, and comes back chosen', async () => {
  const kept: Kept[] = []
  const at = (props: Partial<FixtureProps>) => (
    <Fixture
      screen="more-personal-details"
      application={described}
      master={lists}
      onDraft={(answers) => kept.push(answers)}
      {...props}
    >
      <MorePersonalDetailsScreen />
    </Fixture>
  )
  const screen = await render(at({}))
  await screen.getByRole('radio', { name: 'Other' }).click({ force: true })
  expect(kept.at(-1)).toMatchObject({ gender: 'OTHER' })
  await screen.unmount()
  const again = await render(at({ answers: kept.at(-1) ?? {} }))
  await expect.element(again.getByRole('radio', { name: 'Other' })).toBeChecked()
})

function Arriving({ application }: { application: ApplicationView }) {
  const { take } = useJourney()
  return (
    <button type="button" onClick={() => take(application)}>
      arrive
    </button>
  )
}

test('after a reload a form whose draft is complete can be sent at once', async () => {
  const answers = { dateOfBirth: '1990-03-27', firstName: 'Asha', lastName: 'Menon', panNumber: 'ABCPM1234F' }
  const application: ApplicationView = {
    ...blankApplication,
    drafts: { 'personal-details': { ...answers, emailId: 'asha@example.com' } },
  }
  const screen = await render(
    <Fixture screen="personal-details" application={null}>
      <PersonalDetailsScreen />
      <Arriving application={application} />
    </Fixture>,
  )
  const submit = screen.getByRole('button', { name: 'Continue' })
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'arrive' }).click()
  await expect.element(lastName(screen)).toHaveValue('Menon')
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
})
