import { texts } from '@card-journey/journey/texts/en/confirm-office-address.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { approved, home, office } from '../../person-for-tests.ts'
import { ConfirmOfficeAddressScreen } from './ConfirmOfficeAddressScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(application: FixtureProps['application'], refuses?: FixtureProps['refuses']) {
  const events: Event[] = []
  const screen = await render(
    <Fixture
      screen="confirm-office-address"
      application={application}
      {...(refuses && { refuses })}
      on={(event) => events.push(event)}
    >
      <ConfirmOfficeAddressScreen />
    </Fixture>,
  )
  return { screen, events }
}

const saved = { ...approved, addressDetails: [home, office] }

test('the saved office address is sent again unchanged, or another one is entered', async () => {
  const { screen, events } = await open(saved)
  await expect.element(screen.getByText(/Tower B\s7th floor/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: texts.change })).toHaveAttribute('href', '/auth/office-address')
  await screen.getByRole('button', { name: texts.use }).click()
  await expect
    .poll(() => events)
    .toMatchObject([
      { did: 'act', what: 'submit', answers: { addressLine1: office.addressLine1, pincode: office.pincode } },
    ])
})

test('[PC-05, BR-20] once the office address is saved and the decision is a refer, it is asked again by itself, once', async () => {
  const facts = { officeSavedAt: '2026-11-20T11:30:00+05:30', decision: { systemDecision: 'refer' as const } }
  const { events } = await open({ ...saved, facts })
  await expect.poll(() => events).toHaveLength(1)
  expect(events[0]).toEqual({
    did: 'ask',
    what: 'breResponseDetails',
    answers: { applicationId: 'EX26K7Q3M9', language: 'en' },
  })
  await new Promise((later) => setTimeout(later, 100))
  expect(events).toHaveLength(1)
})

test('[PC-12] "No, change it" leads to the form in which the office pincode is typed', async () => {
  const { screen, events } = await open(saved, { pincode: 'pincodeNotServiceable' })
  await screen.getByRole('button', { name: texts.use }).click()
  await screen.getByRole('button', { name: fields['pincode.question.no'] }).click()
  await expect.poll(() => events.at(-1)).toMatchObject({ did: 'go', what: 'office-address' })
})
