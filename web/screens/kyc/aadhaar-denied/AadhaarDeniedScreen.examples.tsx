import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { consenting } from '../kyc-person-for-tests.ts'
import { AadhaarDeniedScreen } from './AadhaarDeniedScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="aadhaar-denied" application={consenting}>
      <AadhaarDeniedScreen />
    </Fixture>
  ),
}
