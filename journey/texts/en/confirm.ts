export const texts = {
  title: 'Confirm your application',
  heading: 'Is this your application?',
  'lead.telecaller':
    'Our representative filled this in with you. Confirm with a code; you’ll see every detail before we decide.',
  'lead.partner': 'Our partner sent you here. Confirm your number with a code; the rest takes about 10 minutes.',
  card: 'Card',
  'card.label': '{product} credit card',
  mobile: 'Mobile number',
  notYou: 'Didn’t ask for this? Close this page or call {helpline}.',
  loading: 'Loading what was prepared for you',
  failed: 'We can’t load the terms right now.',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
} as const satisfies Record<string, string>
