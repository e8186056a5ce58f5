import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { kycClosed, proven } from '../../kyc/kyc-person-for-tests.ts'
import { KycUnableToProceedScreen } from './KycUnableToProceedScreen.tsx'

export const examples: Examples = {
  hours: (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'hours' }} master={kycClosed}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'no phone': (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'smartphone' }}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'on a computer': (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'phone' }}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'asked for a message': (
    <Fixture
      screen="kyc-unable-to-proceed"
      application={{
        ...proven,
        facts: { ...proven.facts, videoKyc: { atOpening: { opensAt: '2026-11-21T09:30:00+05:30' } } },
      }}
      query={{ unmet: 'hours' }}
      master={kycClosed}
    >
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'old browser': (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'browser' }}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'outside India': (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'P105' }}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  'hidden address': (
    <Fixture screen="kyc-unable-to-proceed" application={proven} query={{ unmet: 'P106' }}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
  unknown: (
    <Fixture screen="kyc-unable-to-proceed" application={proven}>
      <KycUnableToProceedScreen />
    </Fixture>
  ),
}
