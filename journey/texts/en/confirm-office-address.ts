export const texts = {
  title: 'Confirm your office address',
  heading: 'Is this your office address?',
  lead: 'We have this address for your office or business. Use it, or enter another one.',
  saved: 'Your office address',
  use: 'Use this address',
  change: 'Enter a different address',
  loading: 'Loading your office address',
  wrong: 'There’s a problem with this address. Enter a different one.',
} as const satisfies Record<string, string>
