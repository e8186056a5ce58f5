export const texts = {
  title: 'Continue your application',
  heading: 'Continue your application here',
  lead: 'This link opens your application on this device, once.',
  saved: 'What you entered so far is saved; you go on where you stopped.',
  other: 'The device you started on is signed out of it.',
  open: 'Open my application',
  'open.busy': 'Opening your application…',
  spent: 'This link was used or has expired',
  'spent.text': 'Your application is safe. Sign in with your mobile number to go on.',
  signIn: 'Sign in',
} as const satisfies Record<string, string>
