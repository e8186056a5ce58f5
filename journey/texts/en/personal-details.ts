export const texts = {
  title: 'About you',
  heading: 'Tell us about yourself',
  lead: 'Enter your details exactly as on your PAN card. We’ll check them in a few seconds.',
  'lead.again':
    'Enter your details exactly as on your PAN card. If you change your PAN, name or date of birth, we’ll request your credit report again. That enquiry shows on your report.',
  'email.hint': 'We’ll send a code here to make sure it’s yours',
  'email.heading': 'Check your email',
  'email.change': 'Change email address',
  'email.sent':
    'We sent a 6-digit code to {emailId}. It’s valid for {minutes}\u00a0minutes. Check your spam folder too.',
  'email.code.label': '6-digit code',
  'email.verify': 'Verify and continue',
  'email.verifying': 'Checking the code…',
  'submit.busy': 'Checking your PAN…',
} as const satisfies Record<string, string>
