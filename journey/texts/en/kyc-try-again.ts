export const texts = {
  title: 'The names differ',
  heading: 'This Aadhaar has another name',
  lead: 'The name on the Aadhaar you entered differs from the one in your application. We have not used it.',
  left: '{left, plural, one {You have # more try.} other {You have # more tries.}}',
  none: 'No tries are left here.',
  name: 'Name in your application',
  number: 'Aadhaar you entered',
  ending: 'ending in {last4}',
  advice:
    'Enter your own Aadhaar number or virtual ID. If your Aadhaar spells your name differently, correct it with UIDAI first.',
  'advice.branch': 'A branch can verify you now. Take your PAN card and a passport or driving licence with you.',
  again: 'Enter my Aadhaar again',
  later: 'Complete later',
} as const satisfies Record<string, string>
