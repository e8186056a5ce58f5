import { texts } from '@card-journey/journey/texts/en/reject811Customer.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { Reject811CustomerScreen } from './Reject811CustomerScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

const show = (kycUpdated: 'N' | undefined, on: (event: Event) => void) =>
  render(
    <Fixture
      screen="reject811Customer"
      application={customer}
      calls={{
        customerDetails: {
          ok: true,
          response: [{ ...customer, facts: { customer: { kycUpdated } } }],
        },
      }}
      on={on}
    >
      <Reject811CustomerScreen />
    </Fixture>,
  )

test('the bank is asked again: an update that it does not have yet is said, one that it has leads on', async () => {
  const events: Event[] = []
  const waiting = await show('N', (event) => events.push(event))
  await waiting.getByRole('button', { name: texts.again }).click()
  await expect.element(waiting.getByText(texts['again.still'])).toBeVisible()
  expect(events).toEqual([{ did: 'ask', what: 'customerDetails', answers: {} }])
  await waiting.unmount()

  const updated = await show(undefined, (event) => events.push(event))
  await updated.getByRole('button', { name: texts.again }).click()
  await expect.poll(() => events.at(-1)).toEqual({ did: 'go', what: 'next' })
})
