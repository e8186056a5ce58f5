export const texts = {
  title: 'Date of birth',
  heading: 'Confirm your date of birth',
  lead: 'You already bank with us. Your date of birth shows us that it is you; then we fetch your details, so that you need not type them again.',
  'dateOfBirth.why': 'We compare it with the date in your bank record. Enter it as you gave it to the bank.',
  tries: 'You have {tries, plural, one {# try} other {# tries}} a day.',
  'submit.busy': 'Comparing with your record…',
} as const satisfies Record<string, string>
