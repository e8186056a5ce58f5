import { texts } from '@card-journey/journey/texts/en/consents.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { referred, startConsents } from '../../customer-for-tests.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'
import { examples } from './ConsentsScreen.examples.tsx'

test('the reminders of an unfinished application are ended here, once, and the page says so', async () => {
  const asked: string[] = []
  const screen = await render(
    <Fixture
      screen="consents"
      application={referred}
      master={{ getConsentDetails: startConsents }}
      calls={{ endReminders: { ok: true, response: {} } }}
      on={({ did, what }) => did === 'ask' && asked.push(what)}
    >
      <ConsentsScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts['reminders.stop'] }).click()
  await expect.element(screen.getByText(texts['reminders.stopped'])).toBeVisible()
  await expect.element(screen.getByRole('status').filter({ hasText: texts['reminders.stopped'] })).toHaveFocus()
  expect(asked.filter((call) => call === 'endReminders')).toHaveLength(1)
  expect(screen.getByRole('button', { name: texts['reminders.stop'] }).elements()).toEqual([])
})

test('a reminder of the day to apply again is named with its day, and nobody else sees reminders', async () => {
  const screen = await render(examples['a reminder asked for'])
  await expect.element(screen.getByText(/we’ll text you on Thursday, 20 May 2027/)).toBeVisible()
  const without = await render(examples['for everybody'])
  expect(without.container.textContent).not.toContain(texts['reminders.heading'])
})
