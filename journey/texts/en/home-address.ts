export const texts = {
  title: 'Home address',
  heading: 'Where do you live?',
  lead: 'Enter your current home address. We send the card there, and check whether we serve your pincode.',
} as const satisfies Record<string, string>
