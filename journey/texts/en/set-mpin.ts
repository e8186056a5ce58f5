export const texts = {
  title: 'Set your PIN',
  heading: 'Your card is ready. Set your PIN',
  'heading.locked': 'Your card is ready',
  lead: 'Choose a 6-digit PIN for this site. With it you can see your card number and change your card’s settings without waiting for a code. It isn’t the PIN for shops and ATMs.',
  hint: 'Choose 6 digits that only you know and nobody can guess.',
  safe: 'Never tell anyone your PIN. We never ask for it on the phone.',
  submit: 'Set PIN',
  'submit.busy': 'Setting your PIN…',
  locked: 'Setting a PIN is blocked for two hours',
  'locked.until':
    'That didn’t work three times in a row. Try again from {until}. In the meantime you can use your virtual card.',
  'banking.hint': 'Optional',
  'banking.loading': 'Loading the mobile banking terms',
  card: 'Access Virtual Card',
  later: 'Not now',
  'later.about':
    'You can set a PIN at any time on your card’s page. Until then we’ll text you a code to show the card’s details.',
} as const satisfies Record<string, string>
