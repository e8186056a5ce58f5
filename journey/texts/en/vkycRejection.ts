export const texts = {
  title: 'Video verification',
  heading: 'The video verification was not successful',
  lead: 'We could not confirm your identity in the video call, so we can’t go on with this application.',
  next: 'We are sorry that it ends here. Your details are kept safe and used for nothing else.',
  reference: 'Reference to quote: {reference}',
} as const satisfies Record<string, string>
