export const texts = {
  title: 'Terms and conditions',
  heading: 'Your card is ready to be ordered',
  lead: 'Read the terms, then accept them. We order the card at once; it reaches you within {days, plural, one {# working day} other {# working days}}, and you can use the virtual card before.',
  'card.label': 'Your card: {product}, in the name of {holder}',
  limit: 'Your credit limit',
  loading: 'Loading your card and its terms',
  failed: 'The terms can’t be loaded at the moment. Nothing is lost.',
  boxes: 'Before you accept',
  read: 'Read: {document} (opens a new tab)',
  submit: 'Accept and order the card',
  'submit.busy': 'Ordering your card…',
} as const satisfies Record<string, string>
