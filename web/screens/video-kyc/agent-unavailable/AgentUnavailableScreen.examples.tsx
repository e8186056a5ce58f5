import { Fixture, type Examples } from '../../../examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { AgentUnavailableScreen } from './AgentUnavailableScreen.tsx'

export const examples: Examples = {
  busy: (
    <Fixture screen="agent-unavailable" application={queued}>
      <AgentUnavailableScreen />
    </Fixture>
  ),
  closed: (
    <Fixture screen="agent-unavailable" application={queued} query={{ until: '2026-11-21T09:30:00+05:30' }}>
      <AgentUnavailableScreen />
    </Fixture>
  ),
}
