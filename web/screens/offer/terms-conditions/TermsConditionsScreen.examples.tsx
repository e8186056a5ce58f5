import type { BankDocumentOnWire } from '@card-journey/contract/shapes/bank-document.ts'
import { Fixture, type Examples } from '../../../examples/examples.tsx'
import { TermsConditionsScreen } from './TermsConditionsScreen.tsx'

const document: BankDocumentOnWire = {
  code: 'KFS',
  version: '1.0',
  effectiveFrom: '2026-04-01',
  title: 'Key facts: Example Festival',
  introduction: 'The cost of this card on one page.',
  sections: [
    {
      heading: 'Fees',
      paragraphs: [],
      rows: [
        { label: 'Joining fee', value: '₹1,000' },
        { label: 'Annual fee', value: '₹1,000' },
      ],
    },
    { heading: 'Interest', paragraphs: ['3.5% a month on what is not paid.', 'None when you pay the whole bill.'] },
  ],
}
const answer = [{ code: 'KFS', version: '1.0', kind: 'consent', mandatory: 'Y', title: '', text: '', document }]

export const examples: Examples = {
  'key facts': (
    <Fixture
      screen="terms-conditions"
      application={null}
      document="KFS"
      master={{ 'getConsentDetails?code=KFS': answer }}
    >
      <TermsConditionsScreen />
    </Fixture>
  ),
  loading: (
    <Fixture screen="terms-conditions" application={null} document="KFS">
      <TermsConditionsScreen />
    </Fixture>
  ),
}
