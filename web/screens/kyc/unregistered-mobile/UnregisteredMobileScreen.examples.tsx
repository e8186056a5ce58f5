import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { consenting } from '../kyc-person-for-tests.ts'
import { UnregisteredMobileScreen } from './UnregisteredMobileScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="unregistered-mobile" application={consenting} {...different}>
    <UnregisteredMobileScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { mobileNumber: '9000000919' } },
    refused: {
      state: { aadhaar: { uid: '234123412346', sent: 0 } },
      calls: {
        mobileLinkToAadhaar: { ok: true, response: [] },
        aadharOTP: { ok: false, call: 'aadharOTP', problem: 'mobileNotRegistered', detail: {}, message: '' },
      },
    },
  }),
  'on its way': at({ application: null }),
}
