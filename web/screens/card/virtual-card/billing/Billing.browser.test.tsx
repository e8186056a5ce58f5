import { texts as fieldTexts } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../../examples/examples.tsx'
import { autopayConsent } from '../../card-consents-for-tests.ts'
import { billing, cardCalls, holder } from '../card-for-tests.ts'
import type { OfferedStatement } from './use-billing.ts'
import { VirtualCardScreen } from '../VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const { statement, autopay } = billing

async function openBilling(calls: NonNullable<FixtureProps['calls']>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{ ...cardCalls, ...calls }}
      master={autopayConsent}
      on={(event) => did.push(event)}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  const asked = () => did.filter(({ what }) => what === 'statementUpdate').map(({ answers }) => answers)
  return { screen, asked }
}

test('the statement’s day and way are saved at once, and the page shows what the host says then', async () => {
  let present: OfferedStatement = statement
  const { screen, asked } = await openBilling({
    statementInquiry: () => ({ ok: true, response: { statement: present, autopay } }),
    statementUpdate: () => {
      present = { ...statement, by: 'post', day: 17 }
      return { ok: true, response: { changed: true } }
    },
  })
  const day = screen.getByLabelText(texts['statement.day']).element()
  await screen.getByLabelText(texts['statement.by']).selectOptions('post')
  await screen.getByLabelText(texts['statement.day']).selectOptions('17')
  await screen.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
  // The row stays, and so the focus that its button leaves finds its own control again.
  expect(day.isConnected).toBe(true)
  expect(asked()).toEqual([{ change: { of: 'statement', by: 'post', day: 17 }, language: 'en' }])
  await expect.element(screen.getByLabelText(texts['statement.day'])).toHaveValue('17')
  await expect.element(screen.getByRole('button', { name: texts['statement.save'] })).not.toBeInTheDocument()
})

test.each(['statement', 'autopay'] as const)(
  'a change of %s is saved, and the card host can’t be read then: what was saved is shown, not what was before',
  async (part) => {
    let isAway = false
    const { screen } = await openBilling({
      statementInquiry: () =>
        isAway
          ? { ok: false, call: 'statementInquiry', problem: 'NETWORK', detail: {}, message: '' }
          : { ok: true, response: { statement, autopay: { ...autopay, pays: 'total', account: 'savings-1' } } },
      statementUpdate: () => {
        isAway = true
        return { ok: true, response: { changed: true } }
      },
    })
    const choice = screen.getByLabelText(part === 'statement' ? texts['statement.day'] : texts.autopay)
    const chosen = part === 'statement' ? '17' : 'none'
    await choice.selectOptions(chosen)
    await screen.getByRole('button', { name: texts[`${part}.save`] }).click()
    if (part === 'autopay') {
      await screen.getByLabelText(texts.pin).fill('270518')
      await screen.getByRole('dialog').getByRole('button', { name: texts['autopay.do.off'] }).click()
    }
    await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
    await expect.element(choice).toHaveValue(chosen)
    await expect.element(screen.getByRole('button', { name: texts[`${part}.save`] })).not.toBeInTheDocument()
  },
)

test('a save that fails, and a card host that can’t be read then either: the choice stays, and it is said where it was made', async () => {
  const away = { ok: false, call: 'statementInquiry', problem: 'NETWORK', detail: {}, message: '' } as const
  let reachable = true
  const { screen } = await openBilling({
    statementInquiry: () => (reachable ? { ok: true, response: billing } : away),
    statementUpdate: () => {
      reachable = false
      return { ...away, call: 'statementUpdate' }
    },
  })
  const day = screen.getByLabelText(texts['statement.day'])
  await day.selectOptions('17')
  const panel = day.element().closest('section')
  const standing = panel?.querySelector('p[role="status"]')
  await screen.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.poll(() => standing?.textContent).toBe(texts['billing.failed'])
  expect(standing?.isConnected).toBe(true)
  await expect.element(day).toHaveValue('17')
  expect(panel?.contains(document.activeElement)).toBe(true)
  await expect.element(screen.getByText(texts['billing.unavailable'])).not.toBeInTheDocument()
})

test('autopay names an account of the list, is agreed to in the bank’s words, and then takes the PIN', async () => {
  const { screen, asked } = await openBilling({ statementUpdate: { ok: true, response: { changed: true } } })
  await expect.element(screen.getByLabelText(texts['autopay.from'])).not.toBeInTheDocument()
  await screen.getByLabelText(texts.autopay).selectOptions('total')
  await expect.element(screen.getByLabelText(texts['autopay.from'])).toHaveDisplayValue('Account ending 0011')
  await screen.getByRole('button', { name: texts['autopay.save'] }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: texts['autopay.ask.on'] })).toBeVisible()
  await expect.element(dialog.getByText('on its due date, from your', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('On each due date', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  expect(asked()).toEqual([])
  await dialog.getByRole('button', { name: texts['autopay.do.on'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatchObject({
    change: { of: 'autopay', pays: 'total', account: 'savings-1' },
    consent: { code: 'AUTOPAY', version: '1.0', value: 'Y' },
    mpin: '270518',
  })
})

test('an account that the host takes no more: the pop-up closes, and the words stand at the field, which has the focus', async () => {
  const problem = 'FIELDS_REFUSED'
  const detail = { fields: { autopay: 'choiceInvalid' } }
  const { screen } = await openBilling({
    statementUpdate: { ok: false, call: 'statementUpdate', problem, detail, message: '' },
  })
  await screen.getByLabelText(texts.autopay).selectOptions('total')
  await screen.getByRole('button', { name: texts['autopay.save'] }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['autopay.do.on'] }).click()
  const field = screen.getByLabelText(texts.autopay)
  await expect.element(field).toHaveAccessibleDescription(new RegExp(fieldTexts.choiceInvalid))
  await expect.element(field).toHaveFocus()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what holds is shown as it is, also where the host offers it no more', async () => {
  const { screen } = await openBilling({
    statementInquiry: {
      ok: true,
      response: {
        statement: { by: 'post', day: 28, ways: ['email'], days: [2, 17] },
        autopay: { ...autopay, pays: 'total', account: 'closed-1' },
      },
    },
  })
  await expect.element(screen.getByLabelText(texts['statement.by'])).toHaveDisplayValue(texts['statement.post'])
  await expect.element(screen.getByLabelText(texts['statement.day'])).toHaveDisplayValue('28th of each month')
  const account = screen.getByLabelText(texts['autopay.from'])
  await expect.element(account).toHaveDisplayValue(texts['autopay.account.other'])
  // Nothing is to be saved until something else is chosen.
  await expect.element(screen.getByRole('button', { name: texts['autopay.save'] })).not.toBeInTheDocument()
  await account.selectOptions('savings-1')
  await expect.element(screen.getByRole('button', { name: texts['autopay.save'] })).toBeVisible()
})

test('without an account autopay can’t be chosen, only ended', async () => {
  const offers = async (present: object) => {
    const { screen } = await openBilling({
      statementInquiry: { ok: true, response: { autopay: { accounts: [], ...present } } },
    })
    const field = screen.getByLabelText(texts.autopay)
    await expect.element(field).toBeVisible()
    const choices = [...field.element().querySelectorAll('option')].map(({ value }) => value)
    await screen.unmount()
    return choices
  }
  expect(await offers({ pays: 'none' })).toEqual(['none'])
  expect((await offers({ pays: 'minimum', account: 'closed-1' })).toSorted()).toEqual(['minimum', 'none'])
})

test('ending autopay takes the PIN and no consent', async () => {
  const { screen, asked } = await openBilling({
    statementInquiry: {
      ok: true,
      response: { statement, autopay: { ...autopay, pays: 'total', account: 'savings-1' } },
    },
    statementUpdate: { ok: true, response: { changed: true } },
  })
  await screen.getByLabelText(texts.autopay).selectOptions('none')
  await screen.getByRole('button', { name: texts['autopay.save'] }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['autopay.do.off'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
  expect(asked()).toEqual([{ change: { of: 'autopay', pays: 'none' }, language: 'en', mpin: '270518' }])
})

test('of statement and autopay only what the host offers is shown; a host that is away says so, with another try', async () => {
  const shown = async (statementInquiry: NonNullable<FixtureProps['calls']>[string]) => {
    const { screen } = await openBilling({ statementInquiry })
    await expect.element(screen.getByLabelText(texts['spend.ONLINE'])).toBeVisible()
    return screen
  }
  const byStatement = await shown({ ok: true, response: { statement } })
  await expect.element(byStatement.getByLabelText(texts['statement.day'])).toBeVisible()
  await expect.element(byStatement.getByLabelText(texts.autopay)).not.toBeInTheDocument()
  await byStatement.unmount()
  const none = await shown({ ok: true, response: {} })
  await expect.element(none.getByRole('heading', { name: texts.billing })).not.toBeInTheDocument()
  await none.unmount()
  const away = await shown({ ok: false, call: 'statementInquiry', problem: 'C102', detail: {}, message: '' })
  await expect.element(away.getByText(texts['billing.unavailable'])).toBeVisible()
  await expect.element(away.getByRole('button', { name: texts.again })).toBeVisible()
})
