export const texts = {
  title: 'Terms and conditions',
  heading: 'Order your card',
  lead: 'Check the key facts and accept. Your card arrives within {days, plural, one {# working day} other {# working days}}; until then, use your virtual card.',
  delivery: 'We’ll deliver your card to {street}, {place}',
  submit: 'Accept and order',
  'submit.busy': 'Ordering…',
} as const satisfies Record<string, string>
