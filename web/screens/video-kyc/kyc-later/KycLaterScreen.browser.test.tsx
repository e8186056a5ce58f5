import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { consenting, freeSlots, kycClosed, kycMaster, proven, queued } from '../../kyc/kyc-person-for-tests.ts'
import { texts } from '@card-journey/journey/texts/en/call-ahead.ts'
import { texts as later } from '@card-journey/journey/texts/en/kyc-later.ts'
import { KycLaterScreen } from './KycLaterScreen.tsx'
import '@card-journey/ui/styles/index.css'

const waiting = { ...queued.facts?.videoKyc, ticketExpiresAt: '2026-11-20T12:20:00+05:30' }
const inQueue = { ...queued, facts: { ...queued.facts, videoKyc: waiting } }

const opened = async (application: FixtureProps['application']) => {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture screen="kyc-later" application={application} master={kycMaster} on={(event) => did.push(event)}>
      <KycLaterScreen />
    </Fixture>,
  )
  return { screen, did }
}

test('[VK-01, VK-11] putting the call off is noted once; that all is saved, what is left and by when is said', async () => {
  const { screen, did } = await opened(proven)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your application is saved')
  // Friday, then Saturday, Monday, a holiday on Tuesday, Wednesday.
  await expect.element(screen.getByText('by Wednesday, 25 November', { exact: false })).toBeVisible()
  expect(did.filter((event) => event.did === 'act')).toEqual([{ did: 'act', what: 'later', answers: {} }])
})

test('before the identity is proven nothing is noted and no Aadhaar check is spoken of', async () => {
  const { screen, did } = await opened(consenting)
  await expect.element(screen.getByText(later.lead)).toBeVisible()
  expect(document.body.textContent).not.toContain('Aadhaar')
  expect(did).toEqual([])
})

test('[VK-01] once a call that was left is over for the desk, another can be booked, without a reload', async () => {
  const left = { ...queued.facts, videoKyc: { room: 'room-example', ticket: 'vk-example' } }
  const over: ExampleResult = {
    ok: false,
    call: 'vkycCustomerStatus',
    problem: 'TICKET_EXPIRED',
    detail: { application: { facts: { ...queued.facts, videoKyc: { expiredAt: '2026-11-20T12:00:00+05:30' } } } },
    message: '',
  }
  const going: ExampleResult = { ok: true, response: { state: 'inCall' } }
  let looks = 0
  const screen = await render(
    <Fixture
      screen="kyc-later"
      application={{ ...queued, facts: left }}
      master={kycMaster}
      calls={{
        vkycCustomerStatus: () => (looks++ === 0 ? going : over),
        callSlots: { ok: true, response: freeSlots },
      }}
    >
      <KycLaterScreen />
    </Fixture>,
  )
  await expect.poll(() => looks).toBe(1)
  expect(screen.getByRole('heading', { name: texts.book }).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('heading', { name: texts.book }), { timeout: 10_000 }).toBeVisible()
  expect(looks).toBe(2)
})

test('without a call nobody asks how it stands', async () => {
  const { did } = await opened(proven)
  await expect.poll(() => did).not.toHaveLength(0)
  expect(did.map(({ what }) => what)).not.toContain('vkycCustomerStatus')
})

test.for([
  ['times are free', proven, kycMaster, freeSlots, texts['book.submit']],
  ['times are free and the desk is closed', proven, kycClosed, freeSlots, texts['book.submit']],
  ['all times are taken', proven, kycMaster, { ...freeSlots, days: [] }, later.call],
  ['a place in the queue is kept', inQueue, kycMaster, freeSlots, later.now],
  ['the call is booked', proven, kycMaster, { ...freeSlots, booked: '2026-11-21T10:00:00+05:30' }, undefined],
] as const)('while %s, at most one way on is filled', async ([, application, master, response, first]) => {
  const screen = await render(
    <Fixture screen="kyc-later" application={application} master={master} calls={{ callSlots: { ok: true, response } }}>
      <KycLaterScreen />
    </Fixture>,
  )
  const filled = () => [...screen.container.querySelectorAll('.button--primary')].map(({ textContent }) => textContent)
  await expect.element(screen.getByText(texts['book.loading'])).not.toBeInTheDocument()
  await expect.poll(filled).toEqual(first ? [first] : [])
})

test.for([
  ['times are free', freeSlots, 1],
  ['the call is booked', { ...freeSlots, booked: '2026-11-21T10:00:00+05:30' }, 0],
] as const)(
  'while the desk is closed and %s, nothing leads on to a call that nobody takes; a message when it opens is offered to whoever has no time',
  async ([, response, offered]) => {
    const screen = await render(
      <Fixture screen="kyc-later" application={proven} master={kycClosed} calls={{ callSlots: { ok: true, response } }}>
        <KycLaterScreen />
      </Fixture>,
    )
    await expect.element(screen.getByText(texts['book.loading'])).not.toBeInTheDocument()
    for (const name of [later.call, later.now])
      await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: texts['opens.text'] }).elements()).toHaveLength(offered)
  },
)

test('on a phone the one filled button is as wide as the fields above it, and calling now stands below the box', async () => {
  await page.viewport(360, 740)
  const calls = { callSlots: { ok: true, response: freeSlots } } as const
  const screen = await render(
    <Fixture screen="kyc-later" application={proven} master={kycMaster} calls={calls}>
      <KycLaterScreen />
    </Fixture>,
  )
  screen.container.className = 'page__screen'
  const book = screen.getByRole('button', { name: texts['book.submit'] })
  await expect.element(book).toBeVisible()
  const field = screen.container.querySelector('.slot-fields > .field')!.getBoundingClientRect()
  expect(book.element().getBoundingClientRect().width).toBeCloseTo(field.width, 0)
  const now = screen.getByRole('button', { name: later.call }).element()
  expect(now.closest('.action-bar')).toBeNull()
  expect(now.getBoundingClientRect().top).toBeGreaterThan(book.element().getBoundingClientRect().bottom)
})
