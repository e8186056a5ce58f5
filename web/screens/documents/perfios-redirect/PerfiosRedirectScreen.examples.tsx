import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { agreed, documentsDue } from '../statement-for-tests.ts'
import { PerfiosRedirectScreen } from './PerfiosRedirectScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="perfios-redirect" application={documentsDue(agreed)} {...different}>
    <PerfiosRedirectScreen />
  </Fixture>
)

export const examples: Examples = {
  'first view': at({}),
  saving: at({ pressed: true }),
  failed: at({ pressed: true, calls: { generateLink: unreachable } }),
  'on its way': at({ application: null }),
}
