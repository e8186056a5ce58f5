export const texts = {
  title: 'Your KYC record',
  heading: 'We are fetching your KYC record',
  lead: 'It comes from the Central KYC Registry; this takes a few seconds.',
  failed: 'We did not get your KYC record',
  'failed.text':
    'That is no problem: your application is saved, and you can prove your identity with Aadhaar or another document.',
  goOn: 'Continue',
} as const satisfies Record<string, string>
