import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { approved, home, office } from '../../person-for-tests.ts'
import { ConfirmOfficeAddressScreen } from './ConfirmOfficeAddressScreen.tsx'

const saved = { ...approved, addressDetails: [home, office] }
const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="confirm-office-address" application={saved} {...different}>
    <ConfirmOfficeAddressScreen />
  </Fixture>
)
// Nothing is typed here, so there is neither an empty form nor a refused field.
const { filled, saving, failed } = asking(at, { filled: {}, refused: {} })

export const examples: Examples = {
  filled,
  saving,
  failed,
  'pincode asked about': at({ refuses: { pincode: 'pincodeNotServiceable' }, pressed: true }),
  'address not accepted': at({ refuses: { addressLine1: 'addressInvalid' }, pressed: true }),
  loading: at({ application: null }),
  'decision due': at({
    application: {
      ...saved,
      facts: { officeSavedAt: '2026-11-20T11:30:00+05:30', decision: { systemDecision: 'refer' } },
    },
  }),
}
