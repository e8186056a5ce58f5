import { texts as fieldTexts } from '@card-journey/journey/texts/en/fields.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../../examples/examples.tsx'
import { autopayConsent } from '../../card-consents-for-tests.ts'
import { billing, cardCalls, holder, rowNamed } from '../card-for-tests.ts'
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
  const dialog = screen.getByRole('dialog')
  const statementRow = screen.getByRole('button', { name: rowNamed(texts['statement.by']) })
  const autopayRow = screen.getByRole('button', { name: rowNamed(texts.autopay) })
  const chooses = (name: string) => dialog.getByRole('radio', { name }).click()
  const proceeds = () => dialog.getByRole('button', { name: shell['action.continue'] }).click()
  return { screen, asked, dialog, statementRow, autopayRow, chooses, proceeds }
}

test('the statement’s day and way are saved at once, and the page shows what the host says then', async () => {
  let present: OfferedStatement = statement
  const { screen, asked, dialog, statementRow, chooses } = await openBilling({
    statementInquiry: () => ({ ok: true, response: { statement: present, autopay } }),
    statementUpdate: () => {
      present = { ...statement, by: 'post', day: 17 }
      return { ok: true, response: { changed: true } }
    },
  })
  await expect.element(statementRow).toMatchTextContent('By email, on the 2nd')
  await statementRow.click()
  await chooses(texts['statement.post'])
  await chooses('17th of each month')
  await dialog.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toHaveRole('status')
  expect(asked()).toEqual([{ change: { of: 'statement', by: 'post', day: 17 }, language: 'en' }])
  await expect.element(statementRow).toMatchTextContent('By post, on the 17th')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(statementRow).toHaveFocus()
})

test.each(['statement', 'autopay'] as const)(
  'a change of %s is saved, and the card host can’t be read then: what was saved is shown, not what was before',
  async (part) => {
    let isAway = false
    const { screen, dialog, statementRow, autopayRow, chooses, proceeds } = await openBilling({
      statementInquiry: () =>
        isAway
          ? { ok: false, call: 'statementInquiry', problem: 'NETWORK', detail: {}, message: '' }
          : { ok: true, response: { statement, autopay: { ...autopay, pays: 'total', account: 'savings-1' } } },
      statementUpdate: () => {
        isAway = true
        return { ok: true, response: { changed: true } }
      },
    })
    const row = part === 'statement' ? statementRow : autopayRow
    await row.click()
    if (part === 'statement') {
      await chooses('17th of each month')
      await dialog.getByRole('button', { name: texts['statement.save'] }).click()
    } else {
      await chooses(texts['autopay.none'])
      await proceeds()
      await dialog.getByLabelText(texts.pin).fill('270518')
      await dialog.getByRole('button', { name: texts['autopay.do.off'] }).click()
    }
    await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
    await expect.element(row).toMatchTextContent(part === 'statement' ? 'By email, on the 17th' : texts['autopay.none'])
  },
)

test('a save that fails, and a card host that can’t be read then either: the choice stays, and it is said where it was made', async () => {
  const away = { ok: false, call: 'statementInquiry', problem: 'NETWORK', detail: {}, message: '' } as const
  let reachable = true
  const { screen, dialog, statementRow, chooses } = await openBilling({
    statementInquiry: () => (reachable ? { ok: true, response: billing } : away),
    statementUpdate: () => {
      reachable = false
      return { ...away, call: 'statementUpdate' }
    },
  })
  await statementRow.click()
  await chooses('17th of each month')
  await dialog.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(texts['billing.failed'])
  await expect.element(dialog.getByRole('radio', { name: '17th of each month' })).toBeChecked()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await expect.element(screen.getByText(texts['billing.unavailable'])).not.toBeInTheDocument()
  await expect.element(statementRow).toMatchTextContent('By email, on the 2nd')
})

test('a save whose answer alone is lost is a save', async () => {
  let present: OfferedStatement = statement
  const { screen, dialog, statementRow, chooses } = await openBilling({
    statementInquiry: () => ({ ok: true, response: { statement: present } }),
    statementUpdate: () => {
      present = { ...statement, day: 17 }
      return { ok: false, call: 'statementUpdate', problem: 'NETWORK', detail: {}, message: '' }
    },
  })
  await statementRow.click()
  await chooses('17th of each month')
  await dialog.getByRole('button', { name: texts['statement.save'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a statement’s day that the host offers no more is said where it is chosen', async () => {
  let days = [2, 17]
  const detail = { fields: { statement: 'choiceInvalid' } }
  const { dialog, statementRow, chooses } = await openBilling({
    statementInquiry: () => ({ ok: true, response: { statement: { ...statement, days } } }),
    statementUpdate: () => {
      days = [2, 9]
      return { ok: false, call: 'statementUpdate', problem: 'FIELDS_REFUSED', detail, message: '' }
    },
  })
  await statementRow.click()
  await chooses('17th of each month')
  await dialog.getByRole('button', { name: texts['statement.save'] }).click()
  const group = dialog.getByRole('group', { name: texts['statement.day'] })
  await expect.element(group).toHaveAccessibleDescription(new RegExp(fieldTexts.choiceInvalid))
  await expect.element(dialog.getByRole('radio', { name: '9th of each month' })).toBeVisible()
})

test('autopay names an account of the list, is agreed to in the bank’s words, and then takes the PIN, in one sheet', async () => {
  const { screen, asked, dialog, autopayRow, chooses, proceeds } = await openBilling({
    statementUpdate: { ok: true, response: { changed: true } },
  })
  await autopayRow.click()
  await expect.element(dialog.getByText(texts['autopay.from'])).not.toBeInTheDocument()
  await chooses(texts['autopay.total'])
  await expect.element(dialog.getByRole('radio', { name: 'Account ending 0011' })).toBeChecked()
  await proceeds()
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

test('an account that the host takes no more: the words stand where it is chosen, which has the focus', async () => {
  const problem = 'FIELDS_REFUSED'
  const detail = { fields: { autopay: 'choiceInvalid' } }
  const { dialog, autopayRow, chooses, proceeds } = await openBilling({
    statementUpdate: { ok: false, call: 'statementUpdate', problem, detail, message: '' },
  })
  await autopayRow.click()
  await chooses(texts['autopay.total'])
  await proceeds()
  await dialog.getByRole('button', { name: texts.agree }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['autopay.do.on'] }).click()
  const group = dialog.getByRole('group', { name: texts['autopay.pays'] })
  await expect.element(group).toHaveAccessibleDescription(new RegExp(fieldTexts.choiceInvalid))
  await expect.element(dialog.getByRole('radio', { name: texts['autopay.total'] })).toHaveFocus()
  await expect.element(autopayRow).toMatchTextContent(texts['autopay.none'])
})

test('what holds is shown as it is, also where the host offers it no more', async () => {
  const { asked, dialog, statementRow, autopayRow, chooses, proceeds } = await openBilling({
    statementInquiry: {
      ok: true,
      response: {
        statement: { by: 'post', day: 28, ways: ['email'], days: [2, 17] },
        autopay: { ...autopay, pays: 'total', account: 'closed-1' },
      },
    },
  })
  await expect.element(statementRow).toMatchTextContent('By post, on the 28th')
  await statementRow.click()
  await expect.element(dialog.getByRole('radio', { name: texts['statement.post'] })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: '28th of each month' })).toBeChecked()
  // Nothing is saved until something else is chosen.
  const save = dialog.getByRole('button', { name: texts['statement.save'] })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  ;(save.element() as HTMLElement).click()
  await expect.element(dialog.getByRole('radio', { name: texts['statement.post'] })).toHaveFocus()
  await dialog.getByRole('button', { name: shell['action.close'] }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await autopayRow.click()
  // What runs is not set up.
  await expect.element(dialog.getByRole('heading', { name: texts['autopay.own'] })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: texts['autopay.account.other'] })).toBeChecked()
  expect(asked()).toEqual([])
  await chooses('Account ending 0011')
  await proceeds()
  await expect.element(dialog.getByRole('heading', { name: texts['autopay.ask.change'] })).toBeVisible()
})

test('without an account autopay can’t be chosen, only ended', async () => {
  const offers = async (present: object) => {
    const { screen, dialog, autopayRow } = await openBilling({
      statementInquiry: { ok: true, response: { autopay: { accounts: [], ...present } } },
    })
    await autopayRow.click()
    const group = dialog.getByRole('group', { name: texts['autopay.pays'] })
    await expect.element(group).toBeVisible()
    const choices = [...group.element().querySelectorAll('input')].map(({ value }) => value)
    await screen.unmount()
    return choices
  }
  expect(await offers({ pays: 'none' })).toEqual(['none'])
  expect((await offers({ pays: 'minimum', account: 'closed-1' })).toSorted()).toEqual(['minimum', 'none'])
})

test('autopay asks how much it pays: all of the bill first; the button waits until something else is chosen than what holds', async () => {
  const { dialog, autopayRow, chooses } = await openBilling({})
  await autopayRow.click()
  const group = dialog.getByRole('group', { name: texts['autopay.pays'] })
  await expect.element(group).toBeVisible()
  const radios = [...group.element().querySelectorAll('input')]
  expect(radios.map(({ value }) => value)).toEqual(['total', 'minimum', 'none'])
  expect(radios.find(({ checked }) => checked)?.value).toBe('none')
  const proceed = dialog.getByRole('button', { name: shell['action.continue'] })
  await expect.element(proceed).toHaveAttribute('aria-disabled', 'true')
  ;(proceed.element() as HTMLElement).click()
  await expect.element(dialog.getByRole('radio', { name: texts['autopay.none'] })).toHaveFocus()
  await chooses(texts['autopay.total'])
  await expect.element(proceed).not.toHaveAttribute('aria-disabled')
  await chooses(texts['autopay.none'])
  await expect.element(proceed).toHaveAttribute('aria-disabled', 'true')
})

test('ending autopay takes the PIN and no consent', async () => {
  const { screen, asked, dialog, autopayRow, chooses, proceeds } = await openBilling({
    statementInquiry: {
      ok: true,
      response: { statement, autopay: { ...autopay, pays: 'total', account: 'savings-1' } },
    },
    statementUpdate: { ok: true, response: { changed: true } },
  })
  await autopayRow.click()
  await chooses(texts['autopay.none'])
  await proceeds()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['autopay.do.off'] }).click()
  await expect.element(screen.getByText(texts['billing.saved'])).toBeVisible()
  expect(asked()).toEqual([{ change: { of: 'autopay', pays: 'none' }, language: 'en', mpin: '270518' }])
})

test('of statement and autopay only what the host offers is shown; a host that is away says so, with another try', async () => {
  const shown = async (statementInquiry: NonNullable<FixtureProps['calls']>[string]) => {
    const { screen } = await openBilling({ statementInquiry })
    await expect.element(screen.getByRole('switch', { name: texts['spend.ONLINE'] })).toBeVisible()
    return screen
  }
  const byStatement = await shown({ ok: true, response: { statement } })
  await expect.element(byStatement.getByRole('button', { name: rowNamed(texts['statement.by']) })).toBeVisible()
  await expect.element(byStatement.getByRole('button', { name: rowNamed(texts.autopay) })).not.toBeInTheDocument()
  await byStatement.unmount()
  const none = await shown({ ok: true, response: {} })
  await expect.element(none.getByRole('heading', { name: texts.billing })).not.toBeInTheDocument()
  await none.unmount()
  const away = await shown({ ok: false, call: 'statementInquiry', problem: 'C102', detail: {}, message: '' })
  await expect.element(away.getByText(texts['billing.unavailable'])).toBeVisible()
  await expect.element(away.getByRole('button', { name: texts.again })).toBeVisible()
})
