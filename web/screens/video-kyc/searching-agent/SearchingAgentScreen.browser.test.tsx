import { texts } from '@card-journey/journey/texts/en/searching-agent.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { placeAnswer } from '../video-kyc-for-tests.ts'
import { SearchingAgentScreen } from './SearchingAgentScreen.tsx'

afterEach(() => vi.restoreAllMocks())

async function wait(answer: ExampleResult, position?: ExampleResult, callOnDesktop = true) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture
      screen="searching-agent"
      application={queued}
      calls={{ vkycCustomerHandshake: answer, ...(position && { getLocationDetails: position }) }}
      callOnDesktop={callOnDesktop}
      on={(event) => did.push(event)}
    >
      <SearchingAgentScreen />
    </Fixture>,
  )
  return { screen, did }
}

const refused = (problem: 'agentUnavailable' | 'locationDenied' | 'TICKET_EXPIRED' | 'NETWORK'): ExampleResult => ({
  ok: false,
  call: 'vkycCustomerHandshake',
  problem,
  detail: {},
  message: '',
})

test('[VK-01] the place in the queue is asked with the ticket; the call can be put off', async () => {
  const { screen, did } = await wait({ ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } })
  await expect.element(screen.getByText('You’re number 3 in the queue')).toBeVisible()
  await expect.element(screen.getByText('About 3 minutes’ wait')).toBeVisible()
  expect(did[0]).toEqual({ did: 'ask', what: 'vkycCustomerHandshake', answers: { ticket: 'vk-example' } })
  await screen.getByRole('button', { name: texts.later }).click()
  expect(did.at(-1)).toEqual({ did: 'go', what: 'kyc-later' })
})

test.each([
  [
    'an agent took the ticket',
    { ok: true, response: { state: 'room', place: 0, estimateSeconds: 0 } } as const,
    'next',
  ],
  ['[VK-08] no agent is there', refused('agentUnavailable'), 'agent-unavailable'],
  ['the ticket ran out', refused('TICKET_EXPIRED'), 'next'],
])('when %s the applicant is led on', async (_case, answer, where) => {
  const { did } = await wait(answer)
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: where })
})

test('a lost line leads nowhere: it is asked again', async () => {
  const { did } = await wait(refused('NETWORK'))
  await expect.poll(() => did.length, { timeout: 8000 }).toBeGreaterThan(1)
  expect(did.every((event) => event.did === 'ask')).toBe(true)
})

test('[CO-32] a position that grew old in the queue is measured again, unless the applicant refuses', async () => {
  placeAnswer({ latitude: 12.97, longitude: 77.59 })
  const { did } = await wait(refused('locationDenied'), { ok: true, response: [] })
  await expect
    .poll(() => did.map(({ what }) => what).slice(0, 3))
    .toEqual(['vkycCustomerHandshake', 'getLocationDetails', 'vkycCustomerHandshake'])

  placeAnswer('denied')
  const refusing = await wait(refused('locationDenied'))
  await expect.poll(() => refusing.did.at(-1)).toEqual({ did: 'go', what: 'location' })
  expect(refusing.did.map(({ what }) => what)).not.toContain('getLocationDetails')
})

test('[VK-03] who comes back to the queue in a browser without addTransceiver is told so before an agent is asked for', async () => {
  const kept = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'addTransceiver') ?? {}
  Reflect.deleteProperty(RTCPeerConnection.prototype, 'addTransceiver')
  try {
    const { did } = await wait({ ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } })
    await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
  } finally {
    Object.defineProperty(RTCPeerConnection.prototype, 'addTransceiver', kept)
  }
})

test('[VK-04] who comes back to the queue on a computer, where calls are held on phones alone, is told so before an agent is asked for', async () => {
  const { did } = await wait(
    { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } },
    undefined,
    false,
  )
  await expect.poll(() => did).toEqual([{ did: 'go', what: 'kyc-unable-to-proceed' }])
})

test('a wait past its first estimate is said to take longer, instead of a minute that never ends', async () => {
  let time = Date.parse('2026-11-20T12:00:00+05:30')
  const screen = await render(
    <Fixture
      screen="searching-agent"
      application={queued}
      calls={{ vkycCustomerHandshake: { ok: true, response: { state: 'waiting', place: 1, estimateSeconds: 40 } } }}
      callOnDesktop
      now={() => time}
    >
      <SearchingAgentScreen />
    </Fixture>,
  )
  await expect.element(screen.getByText('About 1 minute’s wait')).toBeVisible()
  time += 101_000
  await expect.element(screen.getByText(texts['late.open']), { timeout: 8000 }).toBeVisible()
  expect(screen.getByText('About 1 minute’s wait').elements()).toEqual([])
})

test('the wait counts down from when the ticket was taken, also after a reload, and says until when the place is kept', async () => {
  let time = Date.parse('2026-11-20T12:07:00+05:30')
  const taken = {
    ...queued,
    facts: {
      ...queued.facts,
      videoKyc: {
        ...queued.facts?.videoKyc,
        expectedAt: '2026-11-20T12:08:00+05:30',
        ticketExpiresAt: '2026-11-20T12:30:00+05:30',
      },
    },
  }
  // The desk estimates by the place alone, which has not changed.
  const waiting: ExampleResult = { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 480 } }
  const opened = () =>
    render(
      <Fixture
        screen="searching-agent"
        application={taken}
        calls={{ vkycCustomerHandshake: waiting }}
        callOnDesktop
        now={() => time}
      >
        <SearchingAgentScreen />
      </Fixture>,
    )
  const before = await opened()
  await expect.element(before.getByText('About 1 minute’s wait')).toBeVisible()
  await before.unmount()
  time += 5 * 60_000
  const after = await opened()
  await expect.element(after.getByText(/We’ll keep your place until 12:30\spm\./)).toBeVisible()
})

test('at a computer nobody is told to keep a phone unlocked', async () => {
  const { screen } = await wait({ ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } })
  await expect.element(screen.getByText(texts['open.computer'])).toBeVisible()
})
