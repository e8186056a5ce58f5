import { Fixture, type ExampleResult, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { SearchingAgentScreen } from './SearchingAgentScreen.tsx'

const at = (calls: FixtureProps['calls'] = {}) => (
  <Fixture screen="searching-agent" application={queued} calls={calls} callOnDesktop>
    <SearchingAgentScreen />
  </Fixture>
)

const next: ExampleResult = { ok: true, response: { state: 'waiting', place: 1, estimateSeconds: 40 } }

const late = {
  ...queued,
  facts: {
    ...queued.facts,
    videoKyc: {
      ...queued.facts?.videoKyc,
      expectedAt: '2026-11-20T11:55:00+05:30',
      ticketExpiresAt: '2026-11-20T12:20:00+05:30',
    },
  },
}

export const examples: Examples = {
  loading: at(),
  'in the queue': at({
    vkycCustomerHandshake: { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } },
  }),
  'next in the queue': at({ vkycCustomerHandshake: next }),
  'longer than we said': (
    <Fixture screen="searching-agent" application={late} calls={{ vkycCustomerHandshake: next }} callOnDesktop>
      <SearchingAgentScreen />
    </Fixture>
  ),
  failed: at({ vkycCustomerHandshake: unreachable }),
}
