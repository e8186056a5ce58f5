export const texts = {
  none: 'Not a {miles} member yet?',
  join: 'Agree and get a number',
  'join.busy': 'Asking {airline}…',
  known: '{airline} confirms this number.',
  unknown: '{airline} doesn’t recognise this number. Check it, or leave it empty. Your card doesn’t depend on it.',
  unchecked: 'We can’t reach {airline} right now. You can continue: your card doesn’t depend on it.',
  joined: 'Your {miles} number is {number}. We’ve entered it above.',
  notJoined: '{airline} can’t give you a number right now. You can continue without one.',
} as const satisfies Record<string, string>
