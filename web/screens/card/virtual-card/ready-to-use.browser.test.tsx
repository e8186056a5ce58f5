import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/virtual-card.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LanguageContext } from '../../../texts/screen-texts.ts'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { activation, cardCalls, holder, shownCard, spendTurnedOn, withCard } from './card-for-tests.ts'
import { examples } from './VirtualCardScreen.examples.tsx'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

const open = (calls: FixtureProps['calls'], language: 'en' | 'hi' = 'en') =>
  render(
    <LanguageContext value={language}>
      <Fixture screen="virtual-card" application={holder} calls={calls}>
        <VirtualCardScreen />
      </Fixture>
    </LanguageContext>,
  )

const withOnline = (enabled: boolean): ExampleResult => ({
  ok: true,
  response: {
    controls: [
      { kind: 'DOMESTIC', enabled: true, limit: 150_000, highest: 150_000 },
      { kind: 'ONLINE', enabled, limit: 15_000, highest: 150_000 },
    ],
  },
})

test('while online payments are off the page has turning them on first, in one sheet with the amount; once they are on, it says to pay', async () => {
  const control = { kind: 'ONLINE', enabled: true, limit: 15_000, highest: 150_000 }
  const screen = await open({
    ...cardCalls,
    spendInquiry: withOnline(false),
    spendUpdate: { ok: true, response: { control } },
  })
  const turnOn = screen.getByRole('button', { name: texts.turnOn })
  await expect.element(turnOn).toHaveClass('button--primary')
  await expect.element(screen.getByRole('button', { name: texts.show })).toHaveClass('button--secondary')
  // It is said once: by the button, and shown by the switch.
  expect(screen.container.textContent).not.toContain(texts.lead)
  const kinds = [...screen.container.querySelectorAll('[role=switch]')].map(({ id }) => id)
  expect(kinds).toEqual(['spend-ONLINE', 'spend-DOMESTIC'])
  await turnOn.click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('heading', { name: texts['spend.ask.ONLINE'] })).toBeVisible()
  // What it was.
  await expect.element(dialog.getByRole('radio', { name: '₹15,000' })).toBeChecked()
  await expect.element(dialog.getByRole('radio', { name: '₹15,000' })).toHaveFocus()
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(screen.getByText(texts.lead)).toHaveRole('status')
  await expect.element(turnOn).not.toBeInTheDocument()
  await expect.element(screen.getByRole('switch', { name: texts['spend.ONLINE'] })).toBeChecked()
  await expect.element(screen.getByRole('button', { name: texts.show })).toHaveClass('button--primary')
})

test('what the card host does not tell is not said: no way to pay while its settings are away or the card is not active', async () => {
  const away = { ok: false, call: 'spendInquiry', problem: 'C102', detail: {}, message: '' } as const
  const inactive = {
    state: 'inactive',
    day: '2026-12-19',
    virtual: false,
    mayActivate: false,
    reminded: false,
  } as const
  for (const calls of [
    { ...cardCalls, spendInquiry: away },
    { ...cardCalls, spendInquiry: withOnline(true), getVirtualCardDetails: shownCard({ activation: inactive }) },
  ]) {
    const screen = await open(calls)
    await expect.element(screen.getByRole('heading', { name: texts.spend })).toBeVisible()
    expect(screen.container.textContent).not.toContain(texts.lead)
    await expect.element(screen.getByRole('button', { name: texts.turnOn })).not.toBeInTheDocument()
    await screen.unmount()
  }
})

test('online payments that are turned on before the card is active: the page does not say that one can pay', async () => {
  const control = { kind: 'ONLINE', enabled: true, limit: 15_000, highest: 150_000 }
  const waits = { state: 'inactive', day: '2026-12-19', virtual: false, mayActivate: false, reminded: false } as const
  const screen = await open({
    ...cardCalls,
    getVirtualCardDetails: shownCard({ activation: waits }),
    spendInquiry: withOnline(false),
    spendUpdate: { ok: true, response: { control } },
  })
  const online = screen.getByRole('switch', { name: texts['spend.ONLINE'] })
  await online.click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: shell['action.continue'] }).click()
  await dialog.getByLabelText(texts.pin).fill('270518')
  await dialog.getByRole('button', { name: texts['spend.save'] }).click()
  await expect.element(online).toBeChecked()
  expect(screen.container.textContent).not.toContain(texts.lead)
})

test('[SC-43] a card on its way names the day in words; one that is active is not tracked any more', async () => {
  const waiting = await open(cardCalls, 'hi')
  await expect.element(waiting.getByText('कार्ड मंगलवार, 1 दिसंबर तक पहुँच जाएगा।')).toBeVisible()
  await expect.element(waiting.getByRole('heading', { name: hindi.physical })).toBeVisible()
  await waiting.unmount()
  const screen = await open(activation({ state: 'active', day: '2026-11-24', mayActivate: false }))
  await expect.element(screen.getByText('Active since Tuesday, 24 November')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: texts.physical })).not.toBeInTheDocument()
})

/** What the page has below the card, in its order: headings, and rows that have none. */
const parts = (screen: Awaited<ReturnType<typeof open>>) =>
  [...screen.container.querySelectorAll('h2, .setting-row__name')]
    .filter((each) => !each.closest('dialog'))
    .map(({ textContent }) => textContent)

test('where the card is comes before its settings and its bill, until it is delivered', async () => {
  await page.viewport(360, 740)
  const waiting = await open(cardCalls)
  await expect.element(waiting.getByRole('heading', { name: texts.billing })).toBeVisible()
  expect(parts(waiting).slice(0, 3)).toEqual([texts.physical, texts['activation.arrives'], texts.spend])
  expect(parts(waiting).slice(-3)).toEqual([texts.billing, texts['statement.by'], texts.autopay])
  await waiting.unmount()
  const there = await open(withCard({ physicalCard: { state: 'delivered', expectedBy: '2026-12-01', pace: 'onTime' } }))
  await expect.element(there.getByRole('heading', { name: texts.billing })).toBeVisible()
  expect(parts(there).slice(0, 3)).toEqual([texts.physical, texts.activation, texts.spend])
  await there.unmount()
  const overdue = await open(activation({ state: 'overdue', day: '2026-12-29', mayActivate: true }))
  await expect.element(overdue.getByRole('heading', { name: texts.billing })).toBeVisible()
  expect(parts(overdue).indexOf(texts.physical)).toBeGreaterThan(parts(overdue).indexOf(texts.activation))
})

test('on a phone the page is the card and a quiet list: less than 1,650 px, a line for each setting, nothing to fill in', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['masked']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.setting-row--opens .setting-row__value')).not.toBeNull()
  await expect.poll(() => container.querySelectorAll('.setting-row')).toHaveLength(7)
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(1000)
  expect(document.documentElement.scrollHeight).toBeLessThan(1650)
  expect(container.querySelectorAll('main select, main input')).toHaveLength(0)
  for (const row of container.querySelectorAll<HTMLElement>('.setting-row--opens'))
    expect(row.offsetHeight).toBeLessThan(row.closest('.panel') ? 80 : 56)
  // All of them are large enough to press.
  for (const each of container.querySelectorAll<HTMLElement>('.setting-row--opens, .switch'))
    expect(Math.min(each.offsetHeight, each.offsetWidth)).toBeGreaterThanOrEqual(44)
  const limit = container.querySelector('.setting-row__limit') as HTMLElement
  const { height } = getComputedStyle(limit, '::after')
  expect(Number.parseFloat(height)).toBeGreaterThanOrEqual(44)
})

test('on a phone each amount of a use stands on the line below its hint', async () => {
  for (const width of [360, 390]) {
    await page.viewport(width, 844)
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples['active']}
      </ExamplePage>,
    )
    const limits = () => [...container.querySelectorAll('.setting-row__limit')]
    await expect.poll(() => limits().length).toBeGreaterThan(1)
    for (const limit of limits()) {
      const hint = limit.parentElement!.querySelector('.setting-row__hint')!.getBoundingClientRect()
      expect(limit.getBoundingClientRect().top).toBeGreaterThanOrEqual(hint.bottom - 4)
      expect(limit.getBoundingClientRect().left).toBeCloseTo(hint.left, 0)
    }
    await unmount()
  }
  await page.viewport(414, 896)
})

test('on a desktop the last stage of the card on its way ends where its box does', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['masked']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.card-track .timeline__event')).not.toBeNull()
  const end = container.querySelector('.card-track')!.getBoundingClientRect().right
  const last = container.querySelector('.card-track .timeline__event:last-child')!
  expect(last.querySelector('.timeline__mark')!.getBoundingClientRect().right).toBeCloseTo(end, 0)
  expect(last.querySelector('.timeline__name')!.getBoundingClientRect().right).toBeCloseTo(end, 0)
})

test('the limit is read at once below the card; the warning is beside the card’s details, before everything else', async () => {
  await page.viewport(360, 740)
  const screen = await open(cardCalls)
  const show = screen.getByRole('button', { name: texts.show })
  await expect.element(show).toBeVisible()
  const label = screen.getByText(texts.limit).element()
  const amount = screen.container.querySelector('.card-limit > .amount') as HTMLElement
  expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(amount.getBoundingClientRect().top + 1)
  expect(getComputedStyle(label).fontSize).toBe('14px')
  const { fontSize, fontWeight, fontVariantNumeric } = getComputedStyle(amount)
  expect([fontSize, fontWeight, fontVariantNumeric]).toEqual(['32px', '600', 'tabular-nums'])
  const order = [label, amount, show.element(), screen.getByText(texts.safe).element()]
  const tops = order.map((each) => each.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test.each([1280, 1440, 1920])(
  'on a desktop the card’s own things lie below it, as wide as it; beside it is where it is, and its settings (%i px)',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(414, 896))
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples['masked']}
      </ExamplePage>,
    )
    const box = (of: string) => (container.querySelector(of) as HTMLElement).getBoundingClientRect()
    await expect.poll(() => container.querySelector('.page__side .card-actions > .button')).not.toBeNull()
    await expect.poll(() => container.querySelector('.setting-row--opens .setting-row__value')).not.toBeNull()
    await expect.poll(() => container.querySelectorAll('.page__main .setting-list .setting-row')).toHaveLength(6)
    // Activating it is the last row of where it is.
    const rows = [...container.querySelectorAll('.panel:has(.timeline) > .setting-row--opens')]
    expect(rows.map((row) => row.parentElement?.lastElementChild === row)).toEqual([true])
    // Where the card is heads the column, in the first window; its stages stand in one row.
    const headings = [...container.querySelectorAll('.page__main h2:not(dialog *)')].map((each) => each.textContent)
    expect(headings.slice(0, 2)).toEqual([texts.physical, texts.spend])
    const track = container.querySelector('.page__main .panel:has(.timeline)') as HTMLElement
    expect(track.getBoundingClientRect().bottom).toBeLessThan(800)
    const stages = [...track.querySelectorAll('.timeline__event')].map((each) => each.getBoundingClientRect())
    expect(new Set(stages.map(({ top }) => top)).size).toBe(1)
    expect(stages.map(({ left }) => left)).toEqual(stages.map(({ left }) => left).toSorted((a, b) => a - b))
    expect(document.documentElement.scrollHeight).toBeLessThan(1000)
    const card = box('.card-object')
    const own = ['.card-limit', '.card-actions', '.card-warnings'].map(box)
    const tops = [card, ...own].map(({ top }) => top)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    for (const each of own) expect(each.left).toBeGreaterThanOrEqual(card.left - 4)
    expect(box('.card-limit').left).toBeCloseTo(card.left, 0)
    const lists = [...container.querySelectorAll('.page__main .setting-list:not(:empty)')].map((each) =>
      each.getBoundingClientRect(),
    )
    expect(lists.length).toBeGreaterThanOrEqual(2)
    for (const each of lists) expect([each.left, each.right]).toEqual([lists[0]!.left, lists[0]!.right])
    for (const each of container.querySelectorAll('.switch'))
      expect(each.getBoundingClientRect().right).toBeCloseTo(box('#spend-ONLINE').right, 0)
  },
)

test('no button changes its place or its weight: there is none before the settings are known, but showing does not wait long', async () => {
  let answer: (result: ExampleResult) => void = () => {}
  const spendInquiry = new Promise<ExampleResult>((resolve) => (answer = resolve))
  const screen = await open({ ...cardCalls, spendInquiry: () => spendInquiry })
  await expect.element(screen.getByText(texts.safe)).toBeVisible()
  const show = screen.getByRole('button', { name: texts.show })
  await expect.element(show).not.toBeInTheDocument()
  await expect.element(show).toHaveClass('button--primary')
  const place = show.element().getBoundingClientRect().top
  answer(withOnline(false))
  await expect.element(screen.getByRole('switch', { name: texts['spend.ONLINE'] })).toBeVisible()
  await expect.element(show).toHaveClass('button--primary')
  await expect.element(screen.getByRole('button', { name: texts.turnOn })).not.toBeInTheDocument()
  expect(Math.abs(show.element().getBoundingClientRect().top - place)).toBeLessThan(30)
})

test('once the physical card is active, the page is that of the card, and no longer of how to begin', async () => {
  const active = { state: 'active', day: '2026-11-24', mayActivate: false } as const
  for (const [language, words] of [
    ['en', texts],
    ['hi', hindi],
  ] as const) {
    const screen = await open(activation(active), language)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words['heading.active'])
    await expect.element(screen.getByRole('button', { name: words.turnOn })).toBeVisible()
    expect(screen.container.textContent).not.toContain(words.heading)
    await screen.unmount()
  }
})

test('a card that has just come has a check before its heading, and light passes over it once; one in use is plain', async () => {
  sessionStorage.removeItem('cardSeen')
  onTestFinished(() => sessionStorage.removeItem('cardSeen'))
  const marked = (screen: Awaited<ReturnType<typeof open>>) => screen.container.querySelector('h1 > .ready-mark')
  const shines = (screen: Awaited<ReturnType<typeof open>>) => screen.container.querySelector('.card-art--arrived')
  const screen = await open(cardCalls)
  await expect.poll(() => marked(screen)).not.toBeNull()
  await expect.poll(() => shines(screen)).not.toBeNull()
  await expect.poll(() => shines(screen), { timeout: 3000 }).toBeNull()
  await screen.unmount()
  const again = await open(cardCalls)
  await expect.poll(() => marked(again)).not.toBeNull()
  expect(shines(again)).toBeNull()
  await again.unmount()
  const active = await open({
    ...activation({ state: 'active', day: '2026-11-24', mayActivate: false }),
    spendInquiry: spendTurnedOn('ONLINE'),
  })
  await expect.element(active.getByRole('switch', { name: texts['spend.ONLINE'] })).toBeChecked()
  expect(marked(active)).toBeNull()
  await expect.element(active.getByRole('button', { name: texts.turnOn })).not.toBeInTheDocument()
})

test('a new card works in India with its chip alone, until its holder turns on more', async () => {
  const screen = await open(cardCalls)
  await expect.element(screen.getByRole('switch', { name: texts['spend.DOMESTIC'] })).toBeChecked()
  for (const kind of ['ONLINE', 'INTERNATIONAL', 'CONTACTLESS'] as const)
    await expect.element(screen.getByRole('switch', { name: texts[`spend.${kind}`] })).not.toBeChecked()
})
