import { texts } from '@card-journey/journey/texts/en/delivery-address.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { LanguageContext } from '../../../texts/screen-texts.ts'
import { customer, referred } from '../../customer-for-tests.ts'
import { home, message, office } from '../../person-for-tests.ts'
import { DeliveryAddressScreen } from './DeliveryAddressScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(application: Partial<ApplicationView>) {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="delivery-address" application={application} on={(event) => events.push(event)}>
      <DeliveryAddressScreen />
    </Fixture>,
  )
  return { screen, events, dialog: screen.getByRole('dialog') }
}

test('residence, office and another address are one choice, with one button; the chosen one is saved', async () => {
  const { screen, events } = await open(referred)
  expect(screen.getByRole('radio').elements()).toHaveLength(2)
  await expect.element(screen.getByRole('link', { name: texts.another, exact: false })).toBeVisible()
  expect([...screen.container.querySelectorAll('.button')].map(({ textContent }) => textContent)).toEqual([
    texts.submit,
  ])
  await expect
    .element(screen.getByText(`${office.addressLine1}, ${office.addressLine2}`, { exact: false }))
    .toBeVisible()
  await screen.getByText('Office', { exact: true }).click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => events.at(-1)).toEqual({ did: 'act', what: 'submit', answers: { addressType: 'OFFICE' } })
})

test('going on without an address says what is missing', async () => {
  const { screen, events } = await open(referred)
  // Greyed, but can be pressed: it then says what is missing (VA-44).
  await screen.getByRole('button', { name: texts.submit }).click({ force: true })
  await expect.element(screen.getByText(message('choiceInvalid'))).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('addressType')
  expect(events.filter(({ did }) => did === 'act')).toEqual([])
})

test('only an address on file is offered', async () => {
  const { screen } = await open({ ...referred, addressDetails: [home] })
  expect(screen.getByRole('radio').elements()).toHaveLength(1)
})

test('[SC-39] where there is an answer, a pop-up offers Residence or Office; closing it changes nothing', async () => {
  const { screen, events, dialog } = await open({
    ...referred,
    addressDetails: [home, office, { ...office, type: 'DELIVERY' }],
  })
  // The way to another one is a row of the answer's box, with no edge around it: the page asks for no choice.
  const another = screen.getByRole('link', { name: texts.another, exact: false }).element()
  expect(another.closest('.panel')?.textContent).toContain(office.addressLine1)
  expect(getComputedStyle(another).borderRightWidth).toBe('0px')
  await screen.getByRole('button', { name: texts.change }).click()
  await expect.element(dialog.getByRole('radio')).toHaveLength(2)
  await dialog.getByText('Home', { exact: true }).click()
  await userEvent.keyboard('{Escape}')
  expect(dialog.query()).toBeNull()
  await screen.getByRole('button', { name: texts.change }).click()
  await dialog.getByRole('button', { name: shell['action.cancel'] }).click()
  expect(dialog.query()).toBeNull()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect.poll(() => events.at(-1)).toEqual({ did: 'act', what: 'submit', answers: { addressType: 'OFFICE' } })
})

test('an existing customer’s address is saved, then the decision is asked', async () => {
  const { screen, events, dialog } = await open({
    ...customer,
    completedScreen: 'OFFER_CHECK_PA',
    addressDetails: [home, office],
  })
  // The home on file is suggested.
  await screen.getByRole('button', { name: texts.change }).click()
  await dialog.getByText('Office', { exact: true }).click()
  await dialog.getByRole('button', { name: texts['dialog.use'] }).click()
  await screen.getByRole('button', { name: texts.submit }).click()
  await expect
    .poll(() => events.map(({ did, what }) => `${did} ${what}`))
    .toEqual(['act submit', 'ask breResponseDetails'])
})

test.for([
  ['en', 7, 'within 7 working days'],
  ['hi', 7, '7 कामकाजी दिनों में'],
  ['en', 1, 'within 1 working day of'],
] as const)(
  '[CO-39] says when the card arrives, in %s with %i working days',
  async ([language, deliveryWorkingDays, words]) => {
    const screen = await render(
      <LanguageContext value={language}>
        <Fixture screen="delivery-address" application={referred} policy={{ deliveryWorkingDays }}>
          <DeliveryAddressScreen />
        </Fixture>
      </LanguageContext>,
    )
    await expect.element(screen.getByText(words, { exact: false })).toBeVisible()
  },
)
