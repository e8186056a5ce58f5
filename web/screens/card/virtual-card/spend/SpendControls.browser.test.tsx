import { texts as fieldTexts } from '@card-journey/journey/texts/en/fields.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../../examples/examples.tsx'
import { cardCalls, holder, spendTurnedOn } from '../card-for-tests.ts'
import { VirtualCardScreen } from '../VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const settled = {
  ok: true,
  response: { control: { kind: 'CONTACTLESS', enabled: false, limit: 5000, highest: 5000 } },
} as const

async function openSettings(calls: NonNullable<FixtureProps['calls']>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture
      screen="virtual-card"
      application={holder}
      calls={{ ...cardCalls, spendInquiry: spendTurnedOn('CONTACTLESS'), ...calls }}
      on={(event) => did.push(event)}
    >
      <VirtualCardScreen />
    </Fixture>,
  )
  const updates = () => did.filter(({ what }) => what === 'spendUpdate').map(({ answers }) => answers)
  const use = (kind: 'CONTACTLESS' | 'ONLINE' | 'DOMESTIC') =>
    screen.getByRole('switch', { name: texts[`spend.${kind}`] })
  const limitOf = (kind: 'CONTACTLESS' | 'DOMESTIC', amount: string) =>
    screen.getByRole('button', { name: `${texts[`spend.${kind}`]} Up to ${amount}` })
  return { screen, updates, use, limitOf, dialog: screen.getByRole('dialog') }
}

test('turning a use of the card off is saved at once; turning one on asks up to how much and for the PIN first, and shows nothing else before', async () => {
  const online = { kind: 'ONLINE', enabled: true, limit: 37_500, highest: 150_000 }
  let answer = settled as ExampleResult
  const { screen, updates, use, dialog } = await openSettings({ spendUpdate: () => answer })
  const contactless = use('CONTACTLESS').element()
  await use('CONTACTLESS').click()
  await expect.element(screen.getByText(texts['spend.saved'])).toBeVisible()
  await expect.element(use('CONTACTLESS')).not.toBeChecked()
  // The row stays, and so the focus does.
  expect(contactless.isConnected).toBe(true)
  await expect.element(use('CONTACTLESS')).toHaveFocus()
  expect(updates()).toEqual([{ kind: 'CONTACTLESS', enabled: false, limit: 5000 }])

  answer = { ok: true, response: { control: online } }
  await use('ONLINE').click()
  // Of what was never on, the least comes first.
  await expect.element(dialog.getByRole('radio', { name: '₹15,000' })).toBeChecked()
  await dialog.getByRole('radio', { name: '₹37,500' }).click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await expect.element(dialog.getByText('Up to ₹37,500, from now on')).toBeVisible()
  expect(updates()).toHaveLength(1)
  expect(use('ONLINE').element().getAttribute('aria-checked')).toBe('false')
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.poll(updates).toHaveLength(2)
  expect(updates()[1]).toEqual({ kind: 'ONLINE', enabled: true, limit: 37_500, mpin: '270518' })
  await expect.element(use('ONLINE')).toBeChecked()
  await expect.element(use('ONLINE')).toHaveFocus()
})

test('of a limit a lower one is saved at once, a higher one with the PIN; the same changes nothing', async () => {
  const lower = { kind: 'DOMESTIC', enabled: true, limit: 75_000, highest: 150_000 }
  const { screen, updates, limitOf, dialog } = await openSettings({
    spendUpdate: { ok: true, response: { control: lower } },
  })
  await limitOf('DOMESTIC', '₹1,50,000').click()
  await expect.element(dialog.getByRole('heading', { name: texts['spend.limit.DOMESTIC'] })).toBeVisible()
  const save = dialog.getByRole('button', { name: texts['spend.save'] })
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  ;(save.element() as HTMLElement).click()
  await expect.element(dialog.getByRole('radio', { name: '₹1,50,000' })).toHaveFocus()
  expect(updates()).toEqual([])
  await dialog.getByRole('radio', { name: '₹75,000' }).click()
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(screen.getByText(texts['spend.saved'])).toBeVisible()
  expect(updates()).toEqual([{ kind: 'DOMESTIC', enabled: true, limit: 75_000 }])
  await limitOf('DOMESTIC', '₹75,000').click()
  await dialog.getByRole('radio', { name: '₹1,50,000' }).click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await expect.element(dialog.getByLabelText(texts.pin)).toBeVisible()
  expect(updates()).toHaveLength(1)
})

test('a change that is refused: the switch shows what the host says by now, and the page says that it failed', async () => {
  let meanwhile = false
  const away = { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' } as const
  const { promise, resolve } = Promise.withResolvers<ExampleResult>()
  const controls = () => [
    { kind: 'ONLINE', enabled: meanwhile, limit: 15_000, highest: 150_000 },
    { kind: 'CONTACTLESS', enabled: true, limit: 5000, highest: 5000 },
  ]
  const { screen, use } = await openSettings({
    spendInquiry: () => ({ ok: true, response: { controls: controls() } }),
    spendUpdate: () => promise,
  })
  await use('CONTACTLESS').click()
  // It is asked for, and not yet so.
  await expect.element(use('CONTACTLESS')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(use('CONTACTLESS')).toBeChecked()
  meanwhile = true
  resolve(away)
  await expect.element(screen.getByText(texts['spend.failed'])).toHaveRole('status')
  await expect.element(use('CONTACTLESS')).toBeChecked()
  await expect.element(use('CONTACTLESS')).not.toHaveAttribute('aria-disabled')
  // Changed elsewhere.
  await expect.element(use('ONLINE')).toBeChecked()
})

test('what came of one change is not said of the next, also where the page’s own button asks for it', async () => {
  const { screen, use, dialog } = await openSettings({
    spendUpdate: { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' },
  })
  await use('CONTACTLESS').click()
  await expect.element(screen.getByText(texts['spend.failed'])).toBeVisible()
  await screen.getByRole('button', { name: texts.turnOn }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(screen.getByText(texts['spend.failed'])).not.toBeInTheDocument()
})

test('what the host said before another change does not take that change back', async () => {
  const off = new Set<string>()
  const told = (kind: string, limit: number) => ({ kind, enabled: !off.has(kind), limit, highest: 150_000 })
  const controls = () => [told('DOMESTIC', 75_000), told('CONTACTLESS', 5000)]
  const { promise, resolve } = Promise.withResolvers<ExampleResult>()
  let asked = 0
  const page = await openSettings({
    spendInquiry: () => {
      asked += 1
      return asked === 2 ? promise : { ok: true, response: { controls: controls() } }
    },
    spendUpdate: (request) => {
      const { kind } = request as { kind: string }
      if (kind === 'CONTACTLESS')
        return { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' }
      off.add(kind)
      return { ok: true, response: { control: told(kind, 75_000) } }
    },
  })
  const before = controls()
  await page.use('CONTACTLESS').click()
  await expect.poll(() => asked).toBe(2)
  await page.use('DOMESTIC').click()
  await expect.element(page.use('DOMESTIC')).not.toBeChecked()
  resolve({ ok: true, response: { controls: before } })
  await expect.poll(() => asked).toBe(3)
  await expect.element(page.use('DOMESTIC')).not.toBeChecked()
})

test('a lower limit that is more than the host allows by now takes the proof: it is asked for after the refusal', async () => {
  let limit = 150_000
  const { screen, updates, limitOf, dialog } = await openSettings({
    spendInquiry: () => ({
      ok: true,
      response: { controls: [{ kind: 'DOMESTIC', enabled: true, limit, highest: 150_000 }] },
    }),
    spendUpdate: { ok: false, call: 'spendUpdate', problem: 'PIN_WRONG', detail: {}, message: '' },
  })
  await limitOf('DOMESTIC', '₹1,50,000').click()
  await dialog.getByRole('radio', { name: '₹75,000' }).click()
  limit = 15_000
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts['spend.failed'])
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await expect.element(dialog.getByLabelText(texts.pin)).toBeVisible()
  expect(updates()).toHaveLength(1)
  await expect.element(screen.getByText('Up to ₹15,000')).toBeInTheDocument()
})

test('a limit that the card has no more is said where it is chosen, among those that it has by now', async () => {
  let highest = 150_000
  const detail = { fields: { limit: 'choiceInvalid' } }
  const { use, dialog } = await openSettings({
    spendInquiry: () => ({ ok: true, response: { controls: [{ kind: 'ONLINE', enabled: false, limit: 0, highest }] } }),
    spendUpdate: () => {
      highest = 50_000
      return { ok: false, call: 'spendUpdate', problem: 'FIELDS_REFUSED', detail, message: '' }
    },
  })
  await use('ONLINE').click()
  await dialog.getByRole('radio', { name: '₹1,50,000' }).click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  const amounts = dialog.getByRole('group', { name: texts['spend.amount'] })
  await expect.element(amounts).toHaveAccessibleDescription(new RegExp(fieldTexts.choiceInvalid))
  await expect.element(dialog.getByRole('radio', { name: '₹50,000' })).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: '₹1,50,000' })).not.toBeInTheDocument()
  await expect.element(use('ONLINE')).not.toBeChecked()
})

test('a card host that offers no settings shows none; one that is away says so, with another try', async () => {
  const shown = async (spendInquiry: NonNullable<FixtureProps['calls']>[string]) => {
    const screen = await render(
      <Fixture screen="virtual-card" application={holder} calls={{ ...cardCalls, spendInquiry }}>
        <VirtualCardScreen />
      </Fixture>,
    )
    await expect.element(screen.getByRole('heading', { name: texts.physical })).toBeVisible()
    return screen
  }
  const none = await shown({ ok: true, response: { controls: [] } })
  await expect.element(none.getByRole('heading', { name: texts.spend })).not.toBeInTheDocument()
  await none.unmount()
  const away = await shown({ ok: false, call: 'spendInquiry', problem: 'C102', detail: {}, message: '' })
  await expect.element(away.getByText(texts['spend.unavailable'])).toBeVisible()
  await expect.element(away.getByRole('button', { name: texts.again })).toBeVisible()
})

test('the sheet of a use that the host offers no more closes, and does not come back when it is offered again', async () => {
  const online = { kind: 'ONLINE', enabled: false, limit: 15_000, highest: 150_000 }
  const contactless = { kind: 'CONTACTLESS', enabled: true, limit: 5000, highest: 5000 }
  const refused = { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' } as const
  let controls = [online, contactless]
  const { screen, use, dialog } = await openSettings({
    spendInquiry: () => ({ ok: true, response: { controls } }),
    spendUpdate: refused,
  })
  await use('ONLINE').click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  controls = [contactless]
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(use('ONLINE')).not.toBeInTheDocument()
  expect(dialog.query()).toBeNull()
  await expect.element(screen.getByText(texts['spend.gone'])).toBeVisible()
  controls = [online, contactless]
  await use('CONTACTLESS').click()
  await expect.element(use('ONLINE')).toBeVisible()
  expect(dialog.query()).toBeNull()
})

test('a change whose answer alone is lost is made: the host says so', async () => {
  let control = { kind: 'DOMESTIC', enabled: true, limit: 150_000, highest: 150_000 }
  const { screen, use, limitOf, dialog } = await openSettings({
    spendInquiry: () => ({ ok: true, response: { controls: [control] } }),
    spendUpdate: (request) => {
      control = { ...control, ...(request as typeof control) }
      return { ok: false, call: 'spendUpdate', problem: 'NETWORK', detail: {}, message: '' }
    },
  })
  await limitOf('DOMESTIC', '₹1,50,000').click()
  await dialog.getByRole('radio', { name: '₹75,000' }).click()
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText(texts['spend.saved'])).toBeVisible()
  await use('DOMESTIC').click()
  await expect.element(use('DOMESTIC')).not.toBeChecked()
  await expect.element(screen.getByText(texts['spend.saved'])).toBeVisible()
})

test('where the use that is gone was the only one, the page still says so', async () => {
  const only = { kind: 'ONLINE', enabled: false, limit: 15_000, highest: 150_000 }
  let controls = [only]
  const { screen, use, dialog } = await openSettings({
    spendInquiry: () => ({ ok: true, response: { controls } }),
    spendUpdate: { ok: false, call: 'spendUpdate', problem: 'UNAVAILABLE', detail: {}, message: '' },
  })
  await use('ONLINE').click()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  controls = []
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(screen.getByText(texts['spend.gone'])).toBeVisible()
})
