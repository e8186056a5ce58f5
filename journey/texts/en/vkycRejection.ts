export const texts = {
  title: 'Video verification',
  heading: 'We couldn’t verify you on the video call',
  lead: 'So we can’t continue with this application. Your details stay safe, and we use them for nothing else.',
  'earlier.heading': 'We can’t continue with this application',
  'earlier.lead':
    'On an earlier application, we couldn’t verify you on the video call. Your details stay safe, and we use them for nothing else.',
} as const satisfies Record<string, string>
