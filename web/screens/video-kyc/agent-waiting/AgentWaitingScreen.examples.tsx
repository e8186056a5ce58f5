import { Fixture, type Examples } from '../../../examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { AgentWaitingScreen } from './AgentWaitingScreen.tsx'

export const examples: Examples = {
  connecting: (
    <Fixture screen="agent-waiting" application={queued}>
      <AgentWaitingScreen />
    </Fixture>
  ),
  'in the call': (
    <Fixture
      screen="agent-waiting"
      application={queued}
      calls={{ vkycCustomerStatus: { ok: true, response: { state: 'inCall' } } }}
    >
      <AgentWaitingScreen />
    </Fixture>
  ),
}
