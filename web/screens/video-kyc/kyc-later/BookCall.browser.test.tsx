import { texts } from '@card-journey/journey/texts/en/call-ahead.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { freeSlots, kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { texts as later } from '@card-journey/journey/texts/en/kyc-later.ts'
import { KycLaterScreen } from './KycLaterScreen.tsx'

const at = '2026-11-21T10:00:00+05:30'

async function opened(slots: unknown, booking?: unknown) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const result = (response: unknown): ExampleResult => ({ ok: true, response })
  const screen = await render(
    <Fixture
      screen="kyc-later"
      application={proven}
      master={kycMaster}
      calls={{ callSlots: result(slots), bookCall: result({ slots: booking, application: proven }) }}
      on={(event) => did.push(event)}
    >
      <KycLaterScreen />
    </Fixture>,
  )
  return { screen, booked: () => did.filter(({ what }) => what === 'bookCall').map(({ answers }) => answers) }
}

test('[VK-01] a free time of a day is booked, and said; a taken one is not offered', async () => {
  const { screen, booked } = await opened(freeSlots, { ...freeSlots, booked: at })
  await expect.element(screen.getByText('Join it by Wednesday, 25 November', { exact: false })).toBeVisible()
  expect(screen.getByRole('option', { name: '3:00' }).elements()).toHaveLength(0)
  await screen.getByLabelText(texts['book.day']).selectOptions('2026-11-21')
  await screen.getByRole('button', { name: texts['book.submit'] }).click()
  await expect
    .element(
      screen.getByRole('status').getByText('Your call is booked for Saturday, 21 November, 10:00', { exact: false }),
    )
    .toBeVisible()
  expect(booked()).toEqual([{ at, language: 'en' }])
})

test('a time that has just been taken is said, and another can be picked', async () => {
  const { screen } = await opened(freeSlots, freeSlots)
  await screen.getByRole('button', { name: texts['book.submit'] }).click()
  await expect.element(screen.getByText(texts['book.taken'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['book.submit'] })).toBeVisible()
})

test('with no time free there is a sentence, no box whose heading and lead lead nowhere', async () => {
  const { screen } = await opened({ ...freeSlots, days: [] })
  await expect.element(screen.getByText(texts['book.none'])).toBeVisible()
  expect(screen.container.querySelector('.panel')).toBeNull()
  expect(screen.getByText(texts['book.lead']).elements()).toEqual([])
})

test('who moves a call while no other time is free is asked to choose none', async () => {
  const { screen } = await opened({ ...freeSlots, days: [], booked: at })
  await screen.getByRole('button', { name: texts['booked.move'] }).click()
  await expect.element(screen.getByText(texts['book.none'])).toBeVisible()
  expect(screen.getByText(texts['book.lead']).elements()).toEqual([])
})

test('a booked call is what the page is about, and stands first, also once it is just booked', async () => {
  const { screen } = await opened(freeSlots, { ...freeSlots, booked: at })
  const heading = screen.getByRole('heading', { level: 1 })
  const back = screen.getByText(later.back)
  await screen.getByRole('button', { name: texts['book.submit'] }).click()
  await expect.element(heading).toHaveTextContent(texts.booked)
  const when = screen.getByText(/^Saturday, 21\sNovember,\s+10:00/)
  const after = when.element().compareDocumentPosition(back.element())
  expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText(later.lead).elements()).toHaveLength(0)
})

test('a booking can be cancelled and goes into the applicant’s own calendar', async () => {
  const { screen, booked } = await opened({ ...freeSlots, booked: at }, freeSlots)
  await expect.element(screen.getByRole('button', { name: texts.file })).toBeVisible()
  await screen.getByRole('button', { name: texts['booked.cancel'] }).click()
  await expect.element(screen.getByText(texts['booked.cancelled'])).toBeVisible()
  expect(booked()).toEqual([{ language: 'en' }])
})
