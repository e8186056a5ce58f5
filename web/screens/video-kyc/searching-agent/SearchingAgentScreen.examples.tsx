import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { SearchingAgentScreen } from './SearchingAgentScreen.tsx'

const at = (calls: FixtureProps['calls'] = {}) => (
  <Fixture screen="searching-agent" application={queued} calls={calls} callOnDesktop>
    <SearchingAgentScreen />
  </Fixture>
)

export const examples: Examples = {
  loading: at(),
  'in the queue': at({
    vkycCustomerHandshake: { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } },
  }),
  'next in the queue': at({
    vkycCustomerHandshake: { ok: true, response: { state: 'waiting', place: 1, estimateSeconds: 40 } },
  }),
  failed: at({ vkycCustomerHandshake: unreachable }),
}
