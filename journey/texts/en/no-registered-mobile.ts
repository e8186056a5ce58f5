export const texts = {
  title: 'No registered mobile number',
  heading: 'Your account has no registered mobile number',
  lead: 'You already bank with us, but this card needs a number registered on your account.',
  'way.other': 'If you’ve given us another number, start again with it.',
  'way.branch': 'Otherwise register one at a branch. It takes one visit.',
  bring: 'What to bring to the branch',
  'bring.pan': 'Your PAN card',
  'bring.phone': 'The phone with the number you want to register',
  help: 'To find a branch or ask about your number, call us free of charge, {hours}.',
  back: 'Use a different mobile number',
} as const satisfies Record<string, string>
