import { Fixture, type Examples } from '../../../examples.tsx'
import { queued } from '../../kyc/kyc-person-for-tests.ts'
import { KycUnableToVerifyScreen } from './KycUnableToVerifyScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="kyc-unable-to-verify" application={{ ...queued, completedScreen: 'PENDING' }}>
      <KycUnableToVerifyScreen />
    </Fixture>
  ),
}
