import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { referred, registerConsent, unreachable } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { TccScreen } from './TccScreen.tsx'

const at = (different: Partial<FixtureProps>) => (
  <Fixture
    screen="tcc"
    application={{ ...referred, completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 90000 }}
    master={{ ...offerMaster, getConsentDetails: [...offerMaster.getConsentDetails, registerConsent] }}
    {...different}
  >
    <TccScreen />
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
