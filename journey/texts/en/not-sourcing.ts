export const texts = {
  title: 'Your application',
  heading: 'We can’t accept this application',
  'number.heading': 'We can’t continue with this number online',
  'number.lead': 'India’s register of mobile numbers lists {number} as disconnected.',
  'number.way.other': 'If you have another number, apply with it.',
  'number.way.branch': 'If you got this number recently, a branch can check that with you and take your application.',
  'number.bring': 'What to bring',
  'number.bring.pan': 'Your PAN card',
  'number.bring.bill': 'Proof that the number is yours, such as a phone bill or SIM documents',
  'number.help': 'To find a branch, call us free of charge, {hours}.',
  'number.other': 'Use a different mobile number',
} as const satisfies Record<string, string>
