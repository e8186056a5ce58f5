export const texts = {
  title: 'A different mobile number',
  heading: 'Your Aadhaar has a different mobile number',
  lead: 'This Aadhaar isn’t linked to {mobile}, the number on your application. Enter the number it’s linked to and we’ll send the code there.',
  'lead.plain':
    'This Aadhaar isn’t linked to the number on your application. Enter the number it’s linked to and we’ll send the code there.',
  mobile: 'Mobile number linked to your Aadhaar',
  'mobile.hint': 'Keep this phone handy. The number on your application won’t change.',
  submit: 'Send the code to this number',
  'submit.busy': 'Sending the code…',
  ways: 'If you don’t have that phone',
  'ways.check': 'Check the number you entered. One wrong digit can lead to someone else’s Aadhaar.',
  'ways.update': 'Link this mobile number to your Aadhaar at an Aadhaar centre. It takes a few days; then come back.',
  'ways.branch': 'Go to a branch with your PAN card and a passport or driving licence. You won’t need an Aadhaar code.',
  saved: 'Your application is saved, whichever way you choose.',
  again: 'Enter a different Aadhaar',
  later: 'Complete later',
} as const satisfies Record<string, string>
