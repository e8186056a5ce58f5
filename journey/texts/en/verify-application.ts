export const texts = {
  title: 'Continue your application',
  heading: 'Continue your application',
  lead: 'Enter the mobile number you applied with. We’ll text you a 6-digit code and take you back to where you left off.',
  'mobileNumber.label': 'Mobile number',
  'mobileNumber.hint': '10 digits, without +91',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
  new: 'New here?',
  'new.link': 'Choose a card',
  signedOut: 'You’re signed out. Your answers are saved.',
  step: 'You’re not signed in here. For your safety, a new tab or browser asks for a code first.',
} as const satisfies Record<string, string>
