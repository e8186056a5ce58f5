import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { servedPincode, unservedPincode } from '../../customer-for-tests.ts'
import { announced, withHome, working } from '../../person-for-tests.ts'
import { ConfirmHomeAddressScreen } from './ConfirmHomeAddressScreen.tsx'

const { bureau } = withHome.facts ?? {}
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="confirm-home-address" application={{ ...working, facts: { bureau } }} {...different}>
    <ConfirmHomeAddressScreen />
  </Fixture>
)
const { failed: notSaved, ...states } = asking(at, {
  filled: { application: withHome },
  refused: { refuses: { addressChoice: 'choiceInvalid' } },
})

export const examples: Examples = {
  ...states,
  'not saved': notSaved,
  'with referral code': at({ application: { ...withHome, referralCode: 'FRIEND26' } }),
  pincode: at({ application: working }),
  'pincode served': at({
    application: working,
    answers: { pincode: '560001' },
    calls: { getPinCodeDetails: servedPincode },
  }),
  'pincode not served': at({
    application: working,
    answers: { pincode: '744301' },
    calls: { getPinCodeDetails: unservedPincode },
  }),
  loading: at({ application: announced }),
  failed: at({
    application: announced,
    calls: { bureauCheck: { ok: false, call: 'bureauCheck', problem: 'TOO_MANY', detail: {}, message: '' } },
  }),
}
