export const texts = {
  title: 'Continue your application',
  heading: 'Continue your application here',
  lead: 'This link works once and opens your application here.',
  code: 'We’ll text a code to the mobile number you applied with. Enter it and you’re in.',
  saved: 'Everything you entered is saved; you’ll pick up where you left off.',
  other: 'Your application can be open on one device at a time.',
  open: 'Send the code',
  'open.busy': 'Sending the code…',
  stop: 'Don’t remind me again',
  'stop.busy': 'Stopping reminders…',
  stopped: 'No more reminders',
  'stopped.text':
    'You won’t hear from us about finishing this application. It’s saved: continue now, or sign in with your mobile number whenever you like.',
  spent: 'This link was used or has expired',
  'spent.text': 'Your application is safe. Sign in with your mobile number to continue.',
  absent: 'Open the link from your message again',
  'absent.text':
    'To keep your application safe, this page doesn’t remember the link. Open it from the message again, or sign in with your mobile number.',
  inApp: 'Go back to the app',
  'inApp.text': 'Your application is open in the app, and you’ll see the result there. You can close this page.',
  signIn: 'Sign in',
} as const satisfies Record<string, string>
