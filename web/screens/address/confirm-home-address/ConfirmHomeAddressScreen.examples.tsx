import { Fixture, type Examples } from '../../../examples.tsx'
import { home, housed, older, working } from '../../person-for-tests.ts'
import { ConfirmHomeAddressScreen } from './ConfirmHomeAddressScreen.tsx'

export const examples: Examples = {
  fetching: (
    <Fixture screen="confirm-home-address" application={working}>
      <ConfirmHomeAddressScreen />
    </Fixture>
  ),
  addresses: (
    <Fixture
      screen="confirm-home-address"
      application={{ ...working, facts: { bureau: { day: '2026-11-20', bureau: 'first', addresses: [home, older] } } }}
    >
      <ConfirmHomeAddressScreen />
    </Fixture>
  ),
  chosen: (
    <Fixture screen="confirm-home-address" application={housed}>
      <ConfirmHomeAddressScreen />
    </Fixture>
  ),
  'with referral code': (
    <Fixture screen="confirm-home-address" application={{ ...housed, referralCode: 'FRIEND26' }}>
      <ConfirmHomeAddressScreen />
    </Fixture>
  ),
  'could not be fetched': (
    <Fixture
      screen="confirm-home-address"
      application={working}
      calls={{ bureauCheck: { ok: false, call: 'bureauCheck', problem: 'TOO_MANY', detail: {}, message: '' } }}
    >
      <ConfirmHomeAddressScreen />
    </Fixture>
  ),
}
