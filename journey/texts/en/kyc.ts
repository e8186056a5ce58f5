export const texts = {
  title: 'Verify with Aadhaar',
  heading: 'Verify your identity with Aadhaar',
  lead: 'UIDAI sends a code to the mobile number of your Aadhaar. After the code a short video call completes your application.',
  denied: 'You chose not to use Aadhaar. You can still use it here, or prove your identity at a branch.',
  'consent.loading': 'Loading the consent',
  'consent.failed': 'We can’t show the consent right now, and without it we may not go on.',
  'consent.version': 'Version {version}',
  submit: 'Send me the code',
  'submit.busy': 'Asking UIDAI…',
  refuse: 'I don’t want to use Aadhaar',
  'refuse.busy': 'One moment…',
  later: 'Complete later',
} as const satisfies Record<string, string>
