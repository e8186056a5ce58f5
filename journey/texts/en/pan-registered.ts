export const texts = {
  title: 'You already bank with us',
  heading: 'This PAN is already registered with us',
  lead: 'You seem to be our customer already. Log in again with the mobile number that your bank account has: then we know your details and you need not enter them.',
  login: 'Login again',
  'no-number': 'I don’t have a registered number',
  'no-number.busy': 'One moment…',
} as const satisfies Record<string, string>
