import { Fixture, type Examples } from '../../../examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { SearchingAgentScreen } from './SearchingAgentScreen.tsx'

export const examples: Examples = {
  loading: (
    <Fixture screen="searching-agent" application={queued}>
      <SearchingAgentScreen />
    </Fixture>
  ),
  'in the queue': (
    <Fixture
      screen="searching-agent"
      application={queued}
      calls={{ vkycCustomerHandshake: { ok: true, response: { state: 'waiting', place: 3, estimateSeconds: 170 } } }}
    >
      <SearchingAgentScreen />
    </Fixture>
  ),
}
