import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { consenting, kycMaster } from '../kyc-person-for-tests.ts'
import { KycScreen } from './KycScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="kyc" application={consenting} master={kycMaster} {...different}>
    <KycScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { uid: '234123412346', consentAadhaar: 'Y' } },
    refused: {
      calls: { aadharOTP: { ok: false, call: 'aadharOTP', problem: 'aadhaarUnknown', detail: {}, message: '' } },
    },
  }),
  'denied before': at({
    application: {
      ...consenting,
      facts: { ...consenting.facts, aadhaar: { deniedAt: '2026-11-20T11:00:00+05:30' } },
    },
  }),
  loading: at({ master: {} }),
  'consent not to be had': at({ master: {}, calls: { getConsentDetails: unreachable } }),
}
