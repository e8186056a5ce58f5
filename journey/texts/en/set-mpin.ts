export const texts = {
  title: 'Set your PIN',
  heading: 'Your card is ready. Set your PIN',
  'heading.locked': 'Your card is ready',
  lead: 'Use it to see your card number and change settings here without a code. Shops and ATMs use a different PIN.',
  hint: '6 digits, hard to guess: not 111111, 123456 or your date of birth. Never tell anyone.',
  submit: 'Set PIN',
  'submit.busy': 'Setting your PIN…',
  locked: 'Setting a PIN is blocked for two hours',
  'locked.until':
    'That didn’t work three times in a row. Try again from {until}. In the meantime you can use your virtual card.',
  'banking.hint': 'Optional',
  'banking.loading': 'Loading the mobile banking terms',
  card: 'Access Virtual Card',
  later: 'Not now',
} as const satisfies Record<string, string>
