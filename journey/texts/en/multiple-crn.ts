export const texts = {
  title: 'Choose your customer number',
  heading: 'Which customer number is this card for?',
  lead: '{count, plural, one {# customer number belongs} other {# customer numbers belong}} to your mobile number. We’ll issue the card under the one you choose.',
  'crnChoice.label': 'Your customer numbers (CRN)',
  'crnChoice.hint': 'Partly hidden for your safety.',
  'crnChoice.default': 'Choose a number',
  loading: 'Fetching your customer numbers',
  'submit.busy': 'Saving your choice…',
} as const satisfies Record<string, string>
