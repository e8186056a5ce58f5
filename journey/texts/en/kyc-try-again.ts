export const texts = {
  title: 'Try Aadhaar again',
  heading: 'The name on this Aadhaar is different',
  lead: 'The name on the Aadhaar you entered differs from the one in your application. We haven’t used it.',
  left: '{left, plural, one {You have # attempt left.} other {You have # attempts left.}}',
  none: 'No attempts left today.',
  name: 'Name in your application',
  number: 'Aadhaar you entered',
  ending: 'ending in {last4}',
  advice:
    'Enter your own Aadhaar number or virtual ID. If your Aadhaar spells your name differently, correct it with UIDAI first.',
  'advice.branch':
    'You can try again tomorrow, or a branch can verify you now. Please bring your PAN card and a passport or driving licence.',
  again: 'Enter my Aadhaar again',
  later: 'Complete later',
  'heading.code': 'That code isn’t right',
  'lead.code': 'It doesn’t match the code UIDAI sent you. Nothing has been verified yet.',
  'advice.code': 'Check the latest message from UIDAI. An earlier code no longer works.',
  'again.code': 'Enter the code again',
  'again.new': 'Get a new code',
} as const satisfies Record<string, string>
