import { saving, stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { KycUnableToVerifyScreen } from './KycUnableToVerifyScreen.tsx'

const at = (state: FixtureProps['state'] = {}) => (
  <Fixture screen="kyc-unable-to-verify" application={{ ...queued, completedScreen: 'PENDING' }} state={state}>
    <KycUnableToVerifyScreen />
  </Fixture>
)

export const examples: Examples = {
  message: at(),
  saving: at(saving),
  failed: at(stillRunning),
}
