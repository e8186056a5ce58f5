export const texts = {
  title: 'Your KYC record',
  heading: 'We’re getting your KYC record',
  lead: 'It comes from the Central KYC Registry and takes a few seconds.',
  failed: 'We couldn’t get your KYC record',
  'failed.text':
    'That’s fine: your application is saved, and you can prove your identity with Aadhaar or another document.',
  goOn: 'Continue',
} as const satisfies Record<string, string>
