export const texts = {
  title: 'You already bank with us',
  heading: 'This PAN is already registered with us',
  lead: 'It looks like you already bank with us. Sign in with the number on your account and we’ll fill in your details.',
  'way.which': 'Not sure which number that is? It’s the one that gets our text messages about your account.',
  'way.lost': 'No longer have that number? Choose “I don’t have a registered number” to see how to register a new one.',
  login: 'Login again',
  'no-number': 'I don’t have a registered number',
  'no-number.busy': 'One moment…',
} as const satisfies Record<string, string>
