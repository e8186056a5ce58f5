export const texts = {
  title: 'Terms and conditions',
  heading: 'Order your card',
  lead: 'Read the key facts and terms, then accept. Your card arrives within {days, plural, one {# working day} other {# working days}}; until then, use your virtual card.',
  delivery: 'We’ll deliver your card to',
  'card.label': 'Your card: {product}, in the name of {holder}',
  limit: 'Your credit limit',
  loading: 'Loading your card and its terms',
  failed: 'We can’t load the terms right now. Your answers are saved.',
  boxes: 'Before you accept',
  read: 'Read: {document} (opens a new tab)',
  submit: 'Accept and order the card',
  'submit.busy': 'Ordering your card…',
} as const satisfies Record<string, string>
