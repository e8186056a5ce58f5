import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { kycClosed, queued } from '../../kyc/kyc-person-for-tests.ts'
import { AgentUnavailableScreen } from './AgentUnavailableScreen.tsx'

export const examples: Examples = {
  busy: (
    <Fixture screen="agent-unavailable" application={queued}>
      <AgentUnavailableScreen />
    </Fixture>
  ),
  closed: (
    <Fixture screen="agent-unavailable" application={queued} master={kycClosed}>
      <AgentUnavailableScreen />
    </Fixture>
  ),
}
