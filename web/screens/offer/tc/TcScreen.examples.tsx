import { Fixture, type Examples } from '../../../examples.tsx'
import { customer, unreachable } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { TcScreen } from './TcScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture
      screen="tc"
      application={{ ...customer, completedScreen: 'BRE_APPROVED', creditLimit: 200000 }}
      master={offerMaster}
    >
      <TcScreen />
    </Fixture>
  ),
  accepted: (
    <Fixture
      screen="tc"
      application={{ ...customer, completedScreen: 'BRE_APPROVED', creditLimit: 200000 }}
      master={offerMaster}
      answers={{ consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' }}
    >
      <TcScreen />
    </Fixture>
  ),
  saving: (
    <Fixture
      screen="tc"
      application={{ ...customer, completedScreen: 'BRE_APPROVED', creditLimit: 200000 }}
      master={offerMaster}
      state={{ pending: true }}
    >
      <TcScreen />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="tc" application={null}>
      <TcScreen />
    </Fixture>
  ),
  'terms not to be had': (
    <Fixture
      screen="tc"
      application={{ ...customer, completedScreen: 'BRE_APPROVED', creditLimit: 200000 }}
      calls={{ getConsentDetails: unreachable }}
    >
      <TcScreen />
    </Fixture>
  ),
}
