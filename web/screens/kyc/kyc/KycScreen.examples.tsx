import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { consenting, kycMaster, recordFound, recordShown, registryCodeSent } from '../kyc-person-for-tests.ts'
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
  'check too old': at({
    application: {
      ...consenting,
      completedScreen: 'AADHAAR_SUBMIT',
      facts: { ...consenting.facts, aadhaar: { tooOldAt: '2026-11-20T11:00:00+05:30' } },
    },
  }),
  'document expired': at({
    application: {
      ...consenting,
      completedScreen: 'SCAN_DOCUMENT',
      facts: { ...consenting.facts, aadhaar: { documentExpiredAt: '2026-11-20T11:00:00+05:30' } },
    },
  }),
  'record found': at({ application: recordFound }),
  'registry code sent': at({ application: registryCodeSent }),
  'record shown': at({ application: recordShown }),
  'record of somebody else': at({ application: { ...recordFound, completedScreen: 'CKYC_REJECT' } }),
  loading: at({ master: {} }),
  'consent not to be had': at({
    master: {},
    calls: { aadharEnglishVerbiage: unreachable, aadharGetVernacularConsent: unreachable },
  }),
}
