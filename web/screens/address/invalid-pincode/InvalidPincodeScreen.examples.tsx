import { unreachable } from '../../customer-for-tests.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { noticed } from '../../outcome/decision/notice-for-tests.ts'
import { working } from '../../person-for-tests.ts'
import { InvalidPincodeScreen } from './InvalidPincodeScreen.tsx'

const home = { type: 'RESIDENCE', pincode: '744301', result: 'unserved' } as const

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="invalid-pincode"
    application={{ ...working, rejectedDate: '2026-11-20', facts: { pincodeRefused: home } }}
    calls={{ decisionNotice: noticed({ reason: 'pincode' }) }}
    {...different}
  >
    <InvalidPincodeScreen />
  </Fixture>
)

export const examples: Examples = {
  'home, not served': at({}),
  'office, unknown': at({
    application: { ...working, facts: { pincodeRefused: { type: 'OFFICE', pincode: '999998', result: 'unknown' } } },
  }),
  loading: at({ calls: {} }),
  failed: at({ calls: { decisionNotice: unreachable } }),
  'on its way': at({ application: null }),
}
