import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { LocationScreen } from './LocationScreen.tsx'

export const examples: Examples = {
  question: (
    <Fixture screen="location" application={proven}>
      <LocationScreen />
    </Fixture>
  ),
}
