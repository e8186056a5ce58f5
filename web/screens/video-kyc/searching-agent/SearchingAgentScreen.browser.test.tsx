import { texts } from '@card-journey/journey/texts/en/searching-agent.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type ExampleResult, type FixtureProps } from '../../../examples/examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { SearchingAgentScreen } from './SearchingAgentScreen.tsx'

async function wait(answer: ExampleResult) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture
      screen="searching-agent"
      application={queued}
      calls={{ vkycCustomerHandshake: answer }}
      on={(event) => did.push(event)}
    >
      <SearchingAgentScreen />
    </Fixture>,
  )
  return { screen, did }
}

const refused = (problem: 'agentUnavailable' | 'TICKET_EXPIRED' | 'NETWORK'): ExampleResult => ({
  ok: false,
  call: 'vkycCustomerHandshake',
  problem,
  detail: {},
  message: '',
})

test('[VK-01] the place in the queue is asked with the ticket; the call can be put off', async () => {
  const { screen, did } = await wait({ ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } })
  await expect.element(screen.getByText('You are number 3 in the queue')).toBeVisible()
  await expect.element(screen.getByText('About 3 minutes to go')).toBeVisible()
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
