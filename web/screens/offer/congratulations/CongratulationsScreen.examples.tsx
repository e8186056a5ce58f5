import { asking } from '../../../examples/example-states.ts'
import { Fixture, type Examples, type FixtureProps } from '../../../examples/examples.tsx'
import { unreachable } from '../../customer-for-tests.ts'
import { approved, home, offerMaster, secured, securedMaster, withHome } from '../../person-for-tests.ts'
import { CongratulationsScreen } from './CongratulationsScreen.tsx'

const deliverable = { ...approved, addressDetails: [home] }

const at = (different: Partial<FixtureProps>) => (
  <Fixture screen="congratulations" application={approved} master={offerMaster} {...different}>
    <CongratulationsScreen />
  </Fixture>
)

export const examples: Examples = {
  ...asking(at, {
    filled: { answers: { consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' } },
    refused: { answers: { consentKfs: 'Y' } },
  }),
  'referred on the first run': at({ application: { ...deliverable, breFinalStatus: 'refer' } }),
  'shown again': at({
    application: {
      ...approved,
      facts: {
        ...approved.facts,
        offer: { acceptedAt: '2026-11-20T11:00:00+05:30' },
        officeSavedAt: '2026-11-20T11:02:00+05:30',
      },
    },
  }),
  accepted: at({
    application: { ...approved, facts: { ...approved.facts, offer: { acceptedAt: '2026-11-20T11:00:00+05:30' } } },
  }),
  'lower limit': at({ answers: { lowerLimit: '50,000' } }),
  'to the home': at({ application: deliverable }),
  // As the card against a deposit is offered.
  secured: at({
    application: { ...approved, ...secured, depositAmount: 28000, creditLimit: 25000, facts: withHome.facts },
    master: { ...offerMaster, ...securedMaster },
  }),
  loading: at({ application: null, master: {} }),
  'key facts on their way': at({ master: {} }),
  'key facts not to be had': at({ master: {}, calls: { getConsentDetails: unreachable } }),
}
