import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { customer, unreachable } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { TcScreen } from './TcScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="tc"
    application={{ ...customer, completedScreen: 'BRE_APPROVED', creditLimit: 200000 }}
    master={offerMaster}
    {...different}
  >
    <TcScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' } },
    refused: { answers: { consentKfs: 'Y' } },
  }),
  loading: at({ application: null, master: {} }),
  'terms not to be had': at({ master: {}, calls: { getConsentDetails: unreachable } }),
}
