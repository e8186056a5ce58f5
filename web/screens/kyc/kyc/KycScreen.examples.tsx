import { Fixture, type Examples } from '../../../examples.tsx'
import { consenting, kycMaster } from '../kyc-person-for-tests.ts'
import { KycScreen } from './KycScreen.tsx'

export const examples: Examples = {
  empty: (
    <Fixture screen="kyc" application={consenting} master={kycMaster}>
      <KycScreen />
    </Fixture>
  ),
  refused: (
    <Fixture
      screen="kyc"
      application={{
        ...consenting,
        facts: { ...consenting.facts, aadhaar: { deniedAt: '2026-11-20T11:00:00+05:30' } },
      }}
      master={kycMaster}
      refuses={{ uid: 'uidInvalid' }}
    >
      <KycScreen />
    </Fixture>
  ),
  'without the consent': (
    <Fixture screen="kyc" application={consenting}>
      <KycScreen />
    </Fixture>
  ),
}
