export const texts = {
  title: 'Start your application',
  heading: 'Start with your mobile number',
  lead: 'We send a 6-digit code to it. Applying takes about 10 minutes.',
  'card.chosen': 'You are applying for {product}.',
  'card.none': 'Choose a card first. You can compare them before you apply.',
  'card.choose': 'Choose a card',
  'card.change': 'Choose another card',
  'card.loading': 'Loading your card',
  'mobileNumber.label': 'Mobile number',
  'mobileNumber.hint': '10 digits. Use the number that is linked to your Aadhaar.',
  'mobileNumber.why':
    'We confirm that the number is yours, see whether you already bank with us, and send news of your application to it.',
  'consents.heading': 'Before you start',
  'consents.loading': 'Loading what you agree to',
  'consents.read': 'Read: {document}',
  'bureau.hint':
    'The bank needs your credit report to decide. We ask for it once, after you have entered your details. The enquiry shows in your report.',
  'whatsapp.hint': 'Optional',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
  existing: 'Have you applied before?',
  'existing.link': 'Continue your application',
} as const satisfies Record<string, string>
