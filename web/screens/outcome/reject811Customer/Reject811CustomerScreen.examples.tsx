import { saving, stillRunning } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer } from '../../customer-for-tests.ts'
import { Reject811CustomerScreen } from './Reject811CustomerScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="reject811Customer"
    application={{ ...customer, productCode: 'u811', isDigitalAccount: true }}
    {...different}
  >
    <Reject811CustomerScreen />
  </Fixture>
)

export const examples: Examples = {
  message: at({}),
  saving: at({ state: saving }),
  failed: at({ state: stillRunning }),
  'on its way': at({ application: null }),
}
