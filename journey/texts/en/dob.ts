export const texts = {
  title: 'Date of birth',
  heading: 'Confirm your date of birth',
  lead: 'You already bank with us. Confirm your date of birth and we’ll fill in the rest.',
  'dateOfBirth.why': 'We compare it with the date in your bank record. Enter it as you gave it to the bank.',
  tries: 'You have {tries, plural, one {# attempt} other {# attempts}} a day.',
  triesLeft: 'You have {triesLeft, plural, one {# attempt} other {# attempts}} left today.',
  'submit.busy': 'Comparing with your record…',
} as const satisfies Record<string, string>
