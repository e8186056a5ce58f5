export const texts = {
  title: 'Start your application',
  heading: 'Start with your mobile number',
  lead: 'We send a 6-digit code to it. Applying takes about 10 minutes.',
  'card.chosen': 'You are applying for {product}.',
  'card.none': 'Choose a card first. You can compare them before you apply.',
  'card.choose': 'Choose a card',
  'mobileNumber.label': 'Mobile number',
  'mobileNumber.hint': '10 digits. Use the number that is linked to your Aadhaar.',
  'mobileNumber.why':
    'We confirm that the number is yours, see whether you already bank with us, and send news of your application to it.',
  'consents.heading': 'Before you start',
  'consents.read': 'Read: {document}',
  'whatsapp.label': 'Send me updates about my application on WhatsApp as well (optional)',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
  existing: 'Have you applied before?',
  'existing.link': 'Continue your application',
} as const satisfies Record<string, string>
