export const texts = {
  title: 'Enter the Aadhaar code',
  heading: 'Enter the code from UIDAI',
  sent: 'UIDAI sent it to {mobile}, for the Aadhaar ending in {last4}.',
  'sent.plain': 'UIDAI sent it to the mobile linked to your Aadhaar.',
  change: 'Use a different Aadhaar number',
  submit: 'Confirm',
  'submit.busy': 'Checking with UIDAI…',
  'resend.busy': 'Contacting UIDAI…',
  'resend.sent': 'UIDAI has sent you a new code. The earlier one no longer works.',
  'resend.forgotten': 'We don’t keep your Aadhaar number. For a new code, enter it once more.',
  'resend.enter': 'Enter the number',
  later: 'Complete later',
} as const satisfies Record<string, string>
