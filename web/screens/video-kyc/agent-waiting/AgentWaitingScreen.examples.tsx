import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { AgentWaitingScreen } from './AgentWaitingScreen.tsx'

const inState = (state: string) => (
  <Fixture
    screen="agent-waiting"
    application={queued}
    calls={{ vkycCustomerStatus: { ok: true, response: { state } } }}
  >
    <AgentWaitingScreen />
  </Fixture>
)

export const examples: Examples = {
  connecting: (
    <Fixture screen="agent-waiting" application={queued}>
      <AgentWaitingScreen />
    </Fixture>
  ),
  ringing: inState('ringing'),
  'in the call': inState('inCall'),
  ended: inState('ended'),
}
