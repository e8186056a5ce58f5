import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { withHome, working } from '../../person-for-tests.ts'
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
  loading: at({ application: working }),
  failed: at({
    application: working,
    calls: { bureauCheck: { ok: false, call: 'bureauCheck', problem: 'TOO_MANY', detail: {}, message: '' } },
  }),
}
