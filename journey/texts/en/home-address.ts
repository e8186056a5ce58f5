export const texts = {
  title: 'Home address',
  heading: 'Where do you live?',
  lead: 'Enter your current home address. We’ll deliver your card here and check that we serve your area.',
} as const satisfies Record<string, string>
