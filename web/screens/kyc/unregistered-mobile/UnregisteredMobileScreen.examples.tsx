import { Fixture, type Examples } from '../../../examples.tsx'
import { consenting } from '../kyc-person-for-tests.ts'
import { UnregisteredMobileScreen } from './UnregisteredMobileScreen.tsx'

export const examples: Examples = {
  message: (
    <Fixture screen="unregistered-mobile" application={consenting}>
      <UnregisteredMobileScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="unregistered-mobile" application={null}>
      <UnregisteredMobileScreen />
    </Fixture>
  ),
}
