export const texts = {
  title: 'Set your PIN',
  heading: 'Your card is approved. Set your PIN',
  lead: 'You use this 6-digit PIN for mobile banking and to see your card’s details here.',
  hint: 'Choose 6 digits that only you know and nobody can guess.',
  safe: 'Never tell anyone your PIN. The bank never asks for it on the phone.',
  submit: 'Set the PIN',
  'submit.busy': 'Setting your PIN…',
  locked: 'Setting a PIN is blocked for two hours',
  'locked.until': 'It failed three times. Try again from {until}; you can use your virtual card meanwhile.',
  card: 'Access Virtual Card',
} as const satisfies Record<string, string>
