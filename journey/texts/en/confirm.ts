export const texts = {
  title: 'Confirm your application',
  heading: 'Is this your application?',
  'lead.telecaller':
    'Our caller has prepared it with you. Confirm it with a code; before anything is decided you see all details.',
  'lead.partner': 'You come from our partner. Confirm your number with a code; the rest takes about 10 minutes.',
  card: 'Card',
  'card.label': '{product} credit card',
  mobile: 'Mobile number',
  notYou: 'Not your number? Then close this page; nothing happens without the code.',
  read: 'Read: {document} (opens a new tab)',
  loading: 'Loading what was prepared for you',
  failed: 'What you agree to can’t be loaded at the moment.',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
} as const satisfies Record<string, string>
