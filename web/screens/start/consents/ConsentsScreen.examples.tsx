import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { referred, startConsents, unreachable } from '../../customer-for-tests.ts'
import { documentsDue, received, statementText } from '../../documents/statement-for-tests.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'

export const examples: Examples = {
  'for everybody': (
    <Fixture screen="consents" application={null} master={{ getConsentDetails: startConsents }}>
      <ConsentsScreen />
    </Fixture>
  ),
  'signed in': (
    <Fixture screen="consents" application={referred} master={{ getConsentDetails: startConsents }}>
      <ConsentsScreen />
    </Fixture>
  ),
  'statement shared': (
    <Fixture
      screen="consents"
      application={documentsDue(received, 'PERFIOS')}
      master={{ getConsentDetails: [...startConsents, statementText] }}
    >
      <ConsentsScreen />
    </Fixture>
  ),
  'a reminder asked for': (
    <Fixture
      screen="consents"
      application={{
        ...referred,
        completedScreen: 'BRE_REJECT',
        facts: {
          ...referred.facts,
          ending: { reason: 'income', at: '2026-11-20T05:30:00.000Z' },
          reminder: { day: '2027-05-20' },
        },
      }}
      master={{ getConsentDetails: startConsents }}
    >
      <ConsentsScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="consents" application={null}>
      <ConsentsScreen />
    </Fixture>
  ),
  failed: (
    <Fixture screen="consents" application={null} calls={{ getConsentDetails: unreachable }}>
      <ConsentsScreen />
    </Fixture>
  ),
}
