import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { NoRegisteredMobileScreen } from './NoRegisteredMobileScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="no-registered-mobile">
      <NoRegisteredMobileScreen />
    </Fixture>
  ),
}
