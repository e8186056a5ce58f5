import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { proven, queued } from '../../kyc/kyc-person-for-tests.ts'
import { LocationScreen } from './LocationScreen.tsx'

export const examples: Examples = {
  question: (
    <Fixture screen="location" application={proven}>
      <LocationScreen />
    </Fixture>
  ),
  'an agent waits': (
    <Fixture screen="location" application={queued} query={{ agent: 'waits', found: 'unavailable' }}>
      <LocationScreen />
    </Fixture>
  ),
}
