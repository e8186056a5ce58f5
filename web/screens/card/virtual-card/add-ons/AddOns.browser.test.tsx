import { texts as fieldTexts } from '@card-journey/journey/texts/en/fields.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { noteTrouble } from '../../../../engine/connection.ts'
import { Fixture, type FixtureProps } from '../../../../examples/examples.tsx'
import { addOnConsent } from '../../card-consents-for-tests.ts'
import { family, holder, withAddOns, rowNamed } from '../card-for-tests.ts'
import { productNamed } from '../../../start/products-for-tests.ts'
import { VirtualCardScreen } from '../VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]
const none = { cards: [], limits: [15_000, 75_000] }

/** Whom the card is for, up to the consent. */
async function describes(dialog: Locator) {
  await dialog.getByRole('button', { name: texts['addOn.ask'] }).click()
  await dialog.getByLabelText(texts['addOnName.label']).fill('Ravi Rao')
  await dialog.getByLabelText(texts['addOnRelation.label']).selectOptions('spouse')
  await dialog.getByLabelText('Day').fill('27')
  await dialog.getByLabelText('Month').fill('03')
  await dialog.getByLabelText('Year').fill('1990')
  await dialog.getByLabelText(texts['addOnLimit.label']).selectOptions('15000')
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await expect.element(dialog.getByText('I ask Example Bank for an add-on card', { exact: false })).toBeVisible()
}

async function askFor(addOnOrder: NonNullable<FixtureProps['calls']>[string], calls: FixtureProps['calls'] = {}) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={{ ...holder, productLogo: 'festival' }}
      calls={{ ...withAddOns(none), addOnOrder, ...calls }}
      master={{ ...addOnConsent, 'getProductDetails?productLogo=festival': [productNamed('festival')] }}
      on={(event) => did.push(event)}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: rowNamed(texts.addOn) }).click()
  const dialog = screen.getByRole('dialog')
  await describes(dialog)
  await dialog.getByRole('button', { name: texts.agree }).click()
  // Also of a holder with a PIN the code is asked; its last digit sends it.
  await dialog.getByLabelText(fieldTexts['otp.label']).fill('123456')
  return { screen, asked: () => did.filter(({ what }) => what === 'addOnOrder').map(({ answers }) => answers) }
}

test('an add-on card is asked for by the person, the consent and the code; the page promises no more than the bank has said', async () => {
  const cards = [{ name: 'RAVI RAO', relation: 'spouse', limit: 15_000, state: 'working' }] as const
  let addOns: { cards: typeof cards | readonly []; limits: number[] } = { ...none, cards: [] }
  const { screen, asked } = await askFor(
    () => {
      addOns = { ...none, cards }
      return { ok: true, response: { ordered: true } }
    },
    { addOnInquiry: () => ({ ok: true, response: { addOns } }) },
  )
  await expect.element(screen.getByText(texts['addOn.asked'])).toBeVisible()
  await expect.element(screen.getByText(texts['addOn.working'])).toBeVisible()
  expect(asked()).toMatchObject([
    {
      addOnName: 'Ravi Rao',
      addOnRelation: 'spouse',
      addOnBirthDate: '1990-03-27',
      addOnLimit: '15000',
      consent: { code: 'ADDON', version: '1.0', value: 'Y' },
      otp: '123456',
    },
  ])
})

test('what was typed for an add-on card is there again after the pop-up was closed', async () => {
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={withAddOns(none)} master={addOnConsent}>
      <VirtualCardScreen />
    </Fixture>,
  )
  const row = screen.getByRole('button', { name: rowNamed(texts.addOn) })
  const dialog = screen.getByRole('dialog')
  const open = dialog.getByRole('button', { name: texts['addOn.ask'] })
  await row.click()
  await open.click()
  await dialog.getByLabelText(texts['addOnName.label']).fill('Ravi Rao')
  await dialog.getByLabelText(texts['addOnRelation.label']).selectOptions('spouse')
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await row.click()
  await open.click()
  await expect.element(dialog.getByLabelText(texts['addOnName.label'])).toHaveValue('Ravi Rao')
  await expect.element(dialog.getByLabelText(texts['addOnRelation.label'])).toHaveValue('spouse')
})

test('a limit that is no longer offered is said at its field, and what was typed is there', async () => {
  const detail = { fields: { addOnLimit: 'choiceInvalid' } }
  const refused = { ok: false, call: 'addOnOrder', problem: 'FIELDS_REFUSED', detail, message: '' } as const
  const { screen } = await askFor(refused)
  const limit = screen.getByLabelText(texts['addOnLimit.label'])
  await expect.element(limit).toHaveAccessibleDescription(new RegExp(fieldTexts.choiceInvalid))
  await expect.element(limit).toHaveFocus()
  await expect.element(screen.getByLabelText(texts['addOnName.label'])).toHaveValue('Ravi Rao')
})

test('as many cards as there can be by now: the form goes, and the sheet says so', async () => {
  let isFull = false
  const { screen } = await askFor(
    () => {
      isFull = true
      return { ok: false, call: 'addOnOrder', problem: 'WRONG_STATE', detail: {}, message: '' }
    },
    { addOnInquiry: () => ({ ok: true, response: { addOns: isFull ? { ...family, limits: [] } : none } }) },
  )
  await expect.element(screen.getByText(texts['addOn.full'])).toHaveRole('status')
  await expect.element(screen.getByLabelText(fieldTexts['otp.label'])).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: texts['addOn.ask'] })).not.toBeInTheDocument()
})

test('an order that the bank takes no more, for whatever reason, is said to have failed', async () => {
  const { screen } = await askFor({ ok: false, call: 'addOnOrder', problem: 'WRONG_STATE', detail: {}, message: '' })
  await expect.element(screen.getByText(texts['addOn.failed'])).toHaveRole('status')
  await expect.element(screen.getByLabelText(fieldTexts['otp.label'])).not.toBeInTheDocument()
})

test('too many attempts: the pop-up says to wait, and nothing of the card’s details', async () => {
  const { screen } = await askFor({ ok: false, call: 'addOnOrder', problem: 'TOO_MANY', detail: {}, message: '' })
  await expect
    .element(screen.getByRole('dialog').getByRole('alert'))
    .toHaveTextContent('Too many attempts. Wait a little and try again.')
})

test('what the pop-up waits for is said in it, since the page behind it can’t be reached', async () => {
  const { screen } = await askFor({ ok: false, call: 'addOnOrder', problem: 'UNAVAILABLE', detail: {}, message: '' })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(texts['addOn.failed'])).toBeVisible()
  noteTrouble('test', 'offline')
  const said = dialog.getByText('You’re offline', { exact: false })
  await expect.element(said).toBeVisible()
  expect(said.element().closest('[aria-live="polite"]')).not.toBeNull()
  noteTrouble('test', undefined)
  await expect.element(said).not.toBeInTheDocument()
})

test('a child is told to be too young, not the holder', async () => {
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={withAddOns(none)} master={addOnConsent}>
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: rowNamed(texts.addOn) }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: texts['addOn.ask'] }).click()
  const born = dialog.getByRole('group', { name: texts['addOnBirthDate.label'] })
  // Greyed while something is missing, but it can be pressed, which says what.
  const proceed = dialog.getByRole('button', { name: shell['action.continue'] })
  await proceed.click({ force: true })
  await expect.element(born.getByText('Enter their date of birth.')).toBeVisible()
  await born.getByLabelText('Day').fill('01')
  await born.getByLabelText('Month').fill('02')
  await born.getByLabelText('Year').fill('2015')
  await proceed.click({ force: true })
  await expect.element(born.getByText('They must be 18 or older to have an add-on card.')).toBeVisible()
})

test('each card of the family says what the bank has answered', async () => {
  const screen = await render(
    <Fixture screen="virtual-card" application={holder} calls={withAddOns(family)}>
      <VirtualCardScreen />
    </Fixture>,
  )
  const row = screen.getByRole('button', { name: rowNamed(texts.addOn) })
  await expect.element(row).toMatchTextContent(/3\scards$/)
  await row.click()
  const list = screen.getByRole('list', { name: texts['addOn.list'] })
  await expect.element(list.getByText('Approved, expected by Friday, 4 December')).toBeVisible()
  await expect.element(list.getByText(texts['addOn.working'])).toBeVisible()
  await expect.element(list.getByText(texts['addOn.refused'])).toBeVisible()
  // The name stands out, an amount keeps to one line, and each answer has its sign.
  for (const name of list.element().querySelectorAll('.family-card__name'))
    expect(getComputedStyle(name).fontWeight).toBe('600')
  const amounts = [...list.element().querySelectorAll('.family-card__amount')]
  expect(amounts.map((amount) => getComputedStyle(amount).whiteSpace)).toEqual(['nowrap', 'nowrap', 'nowrap'])
  expect(list.element().querySelectorAll('.family-card__state > .icon')).toHaveLength(3)
})

test.for([
  [0, texts['addOn.free']],
  [299, 'An add-on card costs ₹299 plus GST.'],
] as const)('a fee of %i is said before one asks, and again where one agrees', async ([addOnCardFee, words]) => {
  const product = productNamed('festival')
  const priced = { ...product, charges: { ...product.charges, addOnCardFee } }
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={{ ...holder, productLogo: 'festival' }}
      calls={withAddOns(none)}
      master={{ ...addOnConsent, 'getProductDetails?productLogo=festival': [priced] }}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: rowNamed(texts.addOn) }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(words)).toBeVisible()
  await describes(dialog)
  await expect.element(dialog.getByText(`Ravi Rao, up to ₹15,000. ${words}`)).toBeVisible()
})
