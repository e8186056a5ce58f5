export const texts = {
  title: 'Continue your application',
  heading: 'Continue your application',
  lead: 'Enter the mobile number you applied with. We send a 6-digit code to it and take you to where you stopped.',
  'mobileNumber.label': 'Mobile number',
  'mobileNumber.hint': '10 digits, without +91',
  submit: 'Send the code',
  'submit.busy': 'Sending the code…',
  new: 'Have you not applied yet?',
  'new.link': 'Choose a card',
  signedOut: 'You’re signed out. Your answers are saved.',
} as const satisfies Record<string, string>
