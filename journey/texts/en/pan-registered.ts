export const texts = {
  title: 'You already bank with us',
  heading: 'This PAN is already registered with us',
  lead: 'It looks like you already bank with us. Sign in with the number on your account and we’ll fill in your details.',
  'way.login': 'Use the mobile number that’s registered with your account.',
  'way.none': 'No registered number? Tell us, and see how to register one.',
  login: 'Login again',
  'no-number': 'I don’t have a registered number',
  'no-number.busy': 'One moment…',
} as const satisfies Record<string, string>
