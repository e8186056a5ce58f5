import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { message } from '../../person-for-tests.ts'
import { MultipleCrnScreen } from './MultipleCrnScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

test('[SC-38] one of several masked customer numbers is chosen; its place in the list is saved, never the number', async () => {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="multiple-crn" application={customer} on={(event) => events.push(event)}>
      <MultipleCrnScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('radio')).toHaveLength(3)
  const next = screen.getByRole('button', { name: shell['action.continue'] })
  // Greyed, but can be pressed: it then says what is missing (VA-44).
  await next.click({ force: true })
  await expect.element(screen.getByText(message('choiceInvalid'))).toBeVisible()
  expect(events).toEqual([])
  await screen.getByText('10****7730').click()
  await next.click()
  await expect.poll(() => events).toEqual([{ did: 'act', what: 'submit', answers: { crnChoice: '1' } }])
})

test('more numbers than radio cards can hold are a list', async () => {
  const crns = ['1', '2', '3', '4', '5', '6'].map((end) => `10****000${end}`)
  const events: Event[] = []
  const screen = await render(
    <Fixture
      screen="multiple-crn"
      application={{ ...customer, facts: { customer: { crns, known: 'Y' } } }}
      on={(event) => events.push(event)}
    >
      <MultipleCrnScreen />
    </Fixture>,
  )
  await screen.getByRole('combobox').selectOptions('10****0006')
  await screen.getByRole('button', { name: shell['action.continue'] }).click()
  await expect.poll(() => events).toEqual([{ did: 'act', what: 'submit', answers: { crnChoice: '5' } }])
})
