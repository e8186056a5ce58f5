import { texts as ahead } from '@card-journey/journey/texts/en/call-ahead.ts'
import { texts } from '@card-journey/journey/texts/en/requirements.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { freeSlots, kycClosed, kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { LanguageContext } from '../../../texts/screen-texts.ts'
import { onPhone } from '../video-kyc-for-tests.ts'
import { examples } from './RequirementsScreen.examples.tsx'
import { RequirementsScreen } from './RequirementsScreen.tsx'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

async function open(
  master: FixtureProps['master'] = kycMaster,
  application: FixtureProps['application'] = proven,
  booked?: string,
) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const asked: string[] = []
  const screen = await render(
    <Fixture
      screen="requirements"
      application={application}
      master={master}
      calls={{ callSlots: { ok: true, response: { ...freeSlots, ...(booked && { booked }) } } }}
      on={(event) => (event.did === 'ask' ? asked.push(event.what) : did.push(event))}
    >
      <RequirementsScreen />
    </Fixture>,
  )
  return { screen, did, asked }
}

async function goOn(master?: FixtureProps['master']) {
  const { screen, did } = await open(master)
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: texts.start, exact: true }).click()
  return { screen, did }
}

test('[VK-03, VK-05] on a phone in office hours the consent is saved', async () => {
  onPhone()
  const { screen, did } = await goOn()
  await expect.element(screen.getByText(/Calls are open until 6:30\spm\./)).toBeVisible()
  expect(screen.container.querySelector('.checklist')).toBeNull()
  await expect.poll(() => did).toEqual([{ did: 'act', what: 'submit', answers: { consentVkyc: 'Y' } }])
})

test('[VK-04] where a computer will do, it is said so, and that a phone’s camera is often better', async () => {
  const screen = await render(
    <Fixture screen="requirements" application={proven} master={kycMaster} callOnDesktop>
      <RequirementsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText(texts['phone.best'], { exact: false })).toBeVisible()
  expect(texts['phone.best']).toContain('You can call from this computer.')
  expect(screen.getByText(texts['phone.needed'], { exact: true }).elements()).toEqual([])
})

test('[VK-04] where only a phone will do, a computer is told what it is and how to go on', async () => {
  const { screen } = await open()
  const needed = screen.getByText(texts['phone.needed'], { exact: true })
  await expect.element(needed).toBeVisible()
  // It is no fault: it warns, alone, above the one action that mends it.
  await expect.element(needed.element().closest('li')).toHaveClass('checklist__item--poor')
  expect(screen.container.querySelectorAll('.checklist__item')).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: texts['phone.use'] })).toHaveClass('button--primary')
})

test.each([
  ['waited too long', 'queue'],
  ['the call was lost', 'call'],
] as const)('[VK-13] who is back here because they %s is told why and what to do', async (name, expiredIn) => {
  const screen = await render(<>{examples[name]}</>)
  await expect.element(screen.getByText(texts[`expired.${expiredIn}`])).toBeVisible()
  await expect.element(screen.getByText(texts[`expired.${expiredIn}.about`])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: ahead.book })).toBeVisible()
})

test('what is well is one line of ordinary size, and the rows keep their distance', async () => {
  onPhone()
  const { screen } = await open()
  await expect.element(screen.getByText(/Calls are open until/)).toBeVisible()
  const rows = [...screen.container.querySelectorAll('.call-ready > li')]
  expect(rows).toHaveLength(2)
  expect(rows.map((row) => getComputedStyle(row).fontSize)).toEqual(['16px', '16px'])
  const [first, second] = rows.map((row) => row.getBoundingClientRect())
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThanOrEqual(8)
})

const putOff = { ...proven, facts: { ...proven.facts, videoKyc: { laterAt: '2026-11-20T11:45:00+05:30' } } }

test('[VK-01] who has booked a call is told its time and may change it', async () => {
  onPhone()
  await page.viewport(414, 740)
  const { screen, did } = await open(kycMaster, putOff, '2026-11-21T10:00:00+05:30')
  await expect.element(screen.getByRole('heading', { name: /^Your call is booked for .+, 10:00\sam$/ })).toBeVisible()
  await expect.element(screen.getByText(texts['booked.orNow'])).toBeVisible()
  const when = screen.container.querySelector('.call-time')
  expect(when && getComputedStyle(when).fontSize).toBe('22px')
  // The day in one line, the time in the next.
  expect(when?.getBoundingClientRect().height).toBeCloseTo(2 * 22 * 1.3, 0)
  await expect.element(screen.getByRole('button', { name: ahead.file })).toBeVisible()
  // What to have ready stands with it, and once.
  expect(screen.getByRole('heading', { name: texts.ready }).elements()).toHaveLength(1)
  await screen.getByRole('button', { name: texts['booked.change'] }).click()
  await expect.poll(() => did).toContainEqual({ did: 'go', what: 'kyc-later' })
})

test('who has never put the call off asks for no times', async () => {
  onPhone()
  const { screen, asked } = await open()
  await expect.element(screen.getByText(/Calls are open until/)).toBeVisible()
  expect(asked).not.toContain('callSlots')
  expect(screen.getByText(texts.booked, { exact: false }).elements()).toEqual([])
})

/** How high the panel about the booking is, on a phone and a desktop, in both languages. */
async function panelHeights(name: string): Promise<number[]> {
  const heights: number[] = []
  for (const language of ['en', 'hi'] as const)
    for (const width of [360, 1280]) {
      await page.viewport(width, 740)
      document.documentElement.lang = language
      const screen = await render(<LanguageContext value={language}>{examples[name]}</LanguageContext>)
      const panel = screen.container.querySelector('.booked-call')
      if (name !== 'put off, looking for the booking')
        await expect.poll(() => panel?.querySelector('button')).toBeTruthy()
      heights.push(Math.round(panel?.getBoundingClientRect().height ?? 0))
      await screen.unmount()
    }
  document.documentElement.lang = 'en'
  return heights
}

test('nothing moves when the booking is known: the panel is as high while it is asked for, with one and without', async () => {
  onPhone()
  const booked = await panelHeights('a call is booked')
  expect(await panelHeights('put off, looking for the booking')).toEqual(booked)
  expect(await panelHeights('put off, no time booked')).toEqual(booked)
})

test.each(['a call is booked', 'put off, no time booked'])(
  'what can be done about the time follows its words closely: %s',
  async (name) => {
    onPhone()
    for (const width of [360, 1280]) {
      await page.viewport(width, 740)
      const screen = await render(<>{examples[name]}</>)
      const panel = screen.container.querySelector('.booked-call')
      await expect.poll(() => panel?.querySelector('button')).toBeTruthy()
      const words = panel!.querySelector('h2 + p')!.getBoundingClientRect()
      const first = panel!.querySelector('.ahead__rows, .button--secondary')!.getBoundingClientRect()
      expect(first.top - words.bottom).toBeLessThanOrEqual(16)
      await screen.unmount()
    }
  },
)

test.each(['filled', 'a call is booked', 'put off, no time booked', 'put off, looking for the booking'])(
  'what to have ready stands after the checks, each heading of a panel is as large, and none has room left below: %s',
  async (name) => {
    onPhone()
    await page.viewport(360, 740)
    const screen = await render(<>{examples[name]}</>)
    await expect.element(screen.getByText(/Calls are open until/)).toBeVisible()
    if (!name.includes('looking') && name !== 'filled')
      await expect.element(screen.getByText(texts['booked.loading'])).not.toBeInTheDocument()
    const checks = screen.container.querySelector('.call-ready')
    const ready = screen.getByRole('heading', { name: texts.ready }).element()
    expect(checks && checks.compareDocumentPosition(ready) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const sizes = [...screen.container.querySelectorAll('.panel h2')].map(
      (heading) => getComputedStyle(heading).fontSize,
    )
    expect(new Set(sizes.filter((size) => size !== '22px'))).toEqual(new Set(['18px']))
    const last = [...screen.container.querySelectorAll('.booked-call .panel button')].at(-1)
    if (!last) return
    const foot = screen.container.querySelector('.booked-call .panel')?.getBoundingClientRect().bottom ?? 0
    expect(foot - last.getBoundingClientRect().bottom).toBeLessThanOrEqual(last.matches('.button--quiet') ? 12 : 28)
  },
)

test.each([
  ['[VK-06] on a holiday', { getHolidaysList: [{ date: '2026-11-20', name: 'Example holiday' }] }],
  [
    '[VK-05] before the desk opens',
    { getVKYCSecurityDetails: { ...kycMaster.getVKYCSecurityDetails, opens: '13:00' } },
  ],
])('%s nothing is asked or saved, and the next opening is one press away', async (_when, change) => {
  onPhone()
  const { screen, did } = await open({ ...kycMaster, ...change })
  const closed = screen.getByText(texts['hours.closed'], { exact: false })
  await expect.element(closed).toBeVisible()
  expect(closed.element().closest('ul')?.children).toHaveLength(1)
  expect(closed.element().closest('li')).toHaveClass('checklist__item--poor')
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  const filled = [...screen.container.querySelectorAll('.button--primary')]
  expect(filled.map((button) => button.textContent)).toEqual([ahead.book])
  await screen.getByRole('button', { name: ahead.book }).click()
  await screen.getByRole('button', { name: texts['hours.other'] }).click()
  await expect
    .poll(() => did)
    .toEqual([
      { did: 'go', what: 'kyc-later' },
      { did: 'go', what: 'kyc-unable-to-proceed' },
    ])
})

test('[VK-05] while the desk is closed, who has booked a call is asked for no other', async () => {
  onPhone()
  const { screen } = await open(kycClosed, putOff, '2026-11-21T10:00:00+05:30')
  await expect.element(screen.getByRole('heading', { name: /^Your call is booked for .+, 10:00\sam$/ })).toBeVisible()
  // A call needs working hours: none begins now, and no consent to one is asked for.
  await expect.element(screen.getByText(texts['hours.closed'], { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: texts.start, exact: true }).elements()).toEqual([])
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  expect(screen.getByRole('button', { name: ahead.book }).elements()).toEqual([])
})

test('[VK-05] the desk closes while the page is open: it says so, and the consent that was ticked is kept until it opens', async () => {
  onPhone()
  let now = '2026-11-20T18:29:50+05:30'
  const screen = await render(
    <Fixture screen="requirements" application={proven} master={kycMaster} now={() => Date.parse(now)}>
      <RequirementsScreen />
    </Fixture>,
  )
  const passes = (time: string) => {
    now = time
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await screen.getByRole('checkbox').click()
  passes('2026-11-20T18:30:10+05:30')
  await expect.element(screen.getByText(texts['hours.closed'], { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['hours.other'] })).toBeVisible()
  passes('2026-11-21T09:30:10+05:30')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})

test('[VK-04] without a smartphone the call does not begin: nothing is asked or saved, and the phone is one press away', async () => {
  const { screen, did } = await open()
  await screen.getByRole('button', { name: texts['phone.use'] }).click()
  expect(screen.getByRole('checkbox').elements()).toEqual([])
  await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
})

test.each(['addTransceiver', 'getUserMedia'])(
  '[VK-03] a browser without %s is told before the queue that it can’t hold the call',
  async (missing) => {
    onPhone()
    const owner = missing === 'addTransceiver' ? RTCPeerConnection.prototype : MediaDevices.prototype
    const kept = Object.getOwnPropertyDescriptor(owner, missing) ?? {}
    Reflect.deleteProperty(owner, missing)
    try {
      const { screen, did } = await open()
      await expect.element(screen.getByText(texts['browser.failed'], { exact: false })).toBeVisible()
      expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
      await screen.getByRole('button', { name: texts['browser.use'] }).click()
      await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
    } finally {
      Object.defineProperty(owner, missing, kept)
    }
  },
)

const agreedTo = (version: string) => ({
  ...proven,
  facts: { ...proven.facts, videoKyc: { consent: { version, at: '2026-11-20T11:40:00+05:30' } } },
})

test('[VK-13] after a ticket that ran out the consent is not asked twice', async () => {
  onPhone()
  const { screen, did } = await open(kycMaster, agreedTo('1.0'))
  await expect.element(screen.getByText(texts['consent.given'])).toBeVisible()
  expect(screen.getByRole('checkbox').elements()).toHaveLength(0)
  await screen.getByRole('button', { name: texts.start, exact: true }).click()
  await expect.poll(() => did).toEqual([{ did: 'act', what: 'submit', answers: { consentVkyc: 'Y' } }])
})

test('a consent to another version of the text is asked again', async () => {
  onPhone()
  const { screen } = await open(kycMaster, agreedTo('0.9'))
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})
