import { Fixture, type Examples } from '../../../examples.tsx'
import { done, referred, registerConsent, unreachable } from '../../customer-for-tests.ts'
import { offerMaster } from '../../person-for-tests.ts'
import { TccScreen } from './TccScreen.tsx'

export const examples: Examples = {
  'first view': (
    <Fixture
      screen="tcc"
      application={{ ...referred, completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 90000 }}
      master={{ ...offerMaster, getConsentDetails: [...offerMaster.getConsentDetails, registerConsent] }}
    >
      <TccScreen search={done} />
    </Fixture>
  ),
  accepted: (
    <Fixture
      screen="tcc"
      application={{ ...referred, completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 90000 }}
      master={{ ...offerMaster, getConsentDetails: [...offerMaster.getConsentDetails, registerConsent] }}
      answers={{ consentKfs: 'Y', consentMitc: 'Y', consentTnc: 'Y' }}
    >
      <TccScreen search={done} />
    </Fixture>
  ),
  saving: (
    <Fixture
      screen="tcc"
      application={{ ...referred, completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 90000 }}
      master={{ ...offerMaster, getConsentDetails: [...offerMaster.getConsentDetails, registerConsent] }}
      state={{ pending: true }}
    >
      <TccScreen search={done} />
    </Fixture>
  ),
  'on its way': (
    <Fixture screen="tcc" application={null}>
      <TccScreen search={done} />
    </Fixture>
  ),
  'terms not to be had': (
    <Fixture
      screen="tcc"
      application={{ ...referred, completedScreen: 'FINAL_BRE_APPROVED', creditLimit: 90000 }}
      calls={{ getConsentDetails: unreachable }}
    >
      <TccScreen search={done} />
    </Fixture>
  ),
}
