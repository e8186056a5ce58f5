import { Fixture, type Examples } from '../../../examples.tsx'
import { approved, offerMaster } from '../../person-for-tests.ts'
import { CongratulationsScreen } from './CongratulationsScreen.tsx'

export const examples: Examples = {
  offer: (
    <Fixture screen="congratulations" application={approved} master={offerMaster}>
      <CongratulationsScreen />
    </Fixture>
  ),
  'shown again': (
    <Fixture
      screen="congratulations"
      application={{ ...approved, facts: { ...approved.facts, offer: { acceptedAt: '2026-11-20T11:00:00+05:30' } } }}
      master={offerMaster}
    >
      <CongratulationsScreen />
    </Fixture>
  ),
  'key facts on their way': (
    <Fixture screen="congratulations" application={approved}>
      <CongratulationsScreen />
    </Fixture>
  ),
  'key facts not to be had': (
    <Fixture
      screen="congratulations"
      application={{ ...approved, productLogo: 'other-card' }}
      calls={{
        getConsentDetails: { ok: false, call: 'getConsentDetails', problem: 'NETWORK', detail: {}, message: '' },
      }}
    >
      <CongratulationsScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="congratulations" application={null}>
      <CongratulationsScreen />
    </Fixture>
  ),
}
