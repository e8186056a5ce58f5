export const texts = {
  title: 'Another mobile number',
  heading: 'Your Aadhaar has another mobile number',
  lead: 'This Aadhaar is not linked to {mobile}, the number of your application. Tell us the one that it is linked to: the code is sent there.',
  'lead.plain':
    'This Aadhaar is not linked to the number of your application. Tell us the one that it is linked to: the code is sent there.',
  mobile: 'Mobile number linked to your Aadhaar',
  'mobile.hint': 'You need this phone at hand. Your application keeps its own number.',
  submit: 'Send the code to this number',
  'submit.busy': 'Asking for the code…',
  ways: 'If you do not have that phone',
  'ways.check': 'Check the number you entered. A wrong digit can lead to somebody else’s Aadhaar.',
  'ways.update': 'Link this mobile number to your Aadhaar at an Aadhaar centre. It takes a few days; then come back.',
  'ways.branch': 'Go to a branch with your PAN card and a passport or driving licence. It needs no Aadhaar code.',
  saved: 'Your application is saved, whichever way you choose.',
  again: 'Enter another Aadhaar number',
  later: 'Complete later',
} as const satisfies Record<string, string>
