export const texts = {
  title: 'Your video call',
  heading: 'We can’t continue with this application',
  'earlier.lead': 'The reason is the video call for an earlier application.',
} as const satisfies Record<string, string>
