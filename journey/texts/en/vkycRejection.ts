export const texts = {
  title: 'Your video call',
  heading: 'We can’t continue with this application',
  lead: 'Your details stay safe, and we use them for nothing else.',
  'earlier.lead':
    'The reason is the video call for an earlier application. Your details stay safe, and we use them for nothing else.',
} as const satisfies Record<string, string>
