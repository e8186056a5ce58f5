import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { consenting, kycMaster, proven } from '../../kyc/kyc-person-for-tests.ts'
import { KycLaterScreen } from './KycLaterScreen.tsx'

export const examples: Examples = {
  'Aadhaar proven': (
    <Fixture screen="kyc-later" application={proven} master={kycMaster}>
      <KycLaterScreen />
    </Fixture>
  ),
  'before Aadhaar': (
    <Fixture screen="kyc-later" application={consenting} master={kycMaster}>
      <KycLaterScreen />
    </Fixture>
  ),
}
