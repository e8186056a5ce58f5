import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { consent, referred, startConsents, unreachable } from '../../customer-for-tests.ts'
import { documentsDue, received, statementText } from '../../documents/statement-for-tests.ts'
import { ConsentsScreen } from './ConsentsScreen.tsx'

const started = { version: '1.0', language: 'en', at: '2026-11-19T05:30:00.000Z', place: 'start' }

const notice = {
  purpose: 'To decide on your card and its limit',
  data: ['Sent: your name, mobile number and PAN', 'Received: your score and the addresses on your report'],
  kept: 'With the record of your application',
  receivers: 'Example Bureau',
  withdraw: 'Withdraw your application or call 1800 000 0000.',
  complain: 'Call 1800 000 0000, then write to the Data Protection Board of India.',
}

/** As the page is given them: each consent with its notice. */
const noticed = [
  ...startConsents.map((text) => (text.kind === 'consent' ? { ...text, notice, asked: 'start' as const } : text)),
  { ...consent('KFS', 'Key facts', 'I have read the key facts of this card.', 'KFS'), notice, asked: 'terms' as const },
  {
    ...consent('AADHAAR', 'Verification with Aadhaar', 'I give Example Bank my Aadhaar number.'),
    notice,
    asked: 'aadhaar' as const,
  },
  { ...consent('VKYC', 'Video call', 'I agree to a recorded video call.'), notice, asked: 'call' as const },
  { ...consent('UPI', 'Your card with UPI', 'Let a UPI app add this card.'), notice, asked: 'card' as const },
]

/** What was recorded at the start, with the terms and on this page. */
export const givenHere = [
  {
    code: 'TNC',
    title: 'Terms and conditions',
    version: '1.0',
    value: 'Y',
    day: '2026-11-20',
    withdrawable: false,
    history: [
      { ...started, value: 'Y', text: 'I have read the terms & conditions <1.0> and agree to them.' },
      { ...started, value: 'Y', language: 'hi', at: '2026-11-20T06:00:00.000Z', place: 'terms' },
    ],
  },
  {
    code: 'BUREAU',
    title: 'Credit report',
    version: '1.0',
    value: 'N',
    day: '2026-11-19',
    withdrawable: false,
    history: [{ ...started, value: 'N' }],
  },
  {
    code: 'whatsappconsent',
    title: 'Updates on WhatsApp',
    version: '1.0',
    value: 'N',
    day: '2026-11-20',
    withdrawable: false,
    history: [
      { ...started, at: '2026-11-19T05:31:00.000Z', value: 'Y' },
      { ...started, at: '2026-11-20T06:10:00.000Z', value: 'N', place: 'consents' },
    ],
  },
  {
    code: 'PARTNER_STATUS',
    title: 'Share my status with Example Store',
    version: '1.0',
    value: 'Y',
    day: '2026-11-19',
    withdrawable: true,
    history: [{ ...started, at: '2026-11-19T05:32:00.000Z', value: 'Y' }],
  },
]

export const examples: Examples = {
  'for everybody': (
    <Fixture screen="consents" application={null} master={{ 'getConsentDetails?notices=Y': noticed }}>
      <ConsentsScreen />
    </Fixture>
  ),
  'signed in': (
    <Fixture screen="consents" application={referred} master={{ 'getConsentDetails?notices=Y': noticed }}>
      <ConsentsScreen />
    </Fixture>
  ),
  'consents given': (
    <Fixture
      screen="consents"
      application={referred}
      master={{ 'getConsentDetails?notices=Y': noticed }}
      calls={{ givenConsents: { ok: true, response: givenHere } }}
    >
      <ConsentsScreen />
    </Fixture>
  ),
  'statement shared': (
    <Fixture
      screen="consents"
      application={documentsDue(received, 'PERFIOS')}
      master={{ 'getConsentDetails?notices=Y': [...noticed, { ...statementText, asked: 'statement' }] }}
    >
      <ConsentsScreen />
    </Fixture>
  ),
  'usage in this browser': (
    <Fixture
      screen="consents"
      application={null}
      master={{
        'getConsentDetails?notices=Y': [
          ...noticed,
          {
            code: 'ANALYTICS',
            version: '1.0',
            kind: 'consent',
            mandatory: 'N',
            title: 'How these pages are used',
            text: 'Count which pages this browser opens.',
          },
        ],
      }}
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
      master={{ 'getConsentDetails?notices=Y': noticed }}
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
