export const texts = {
  title: 'No agent is free',
  heading: 'No agent is free right now',
  'heading.until': 'Video calls are closed right now',
  lead: 'All our agents are busy. Try again in a few minutes, or book a call for a time that suits you.',
  'lead.until': 'They open again on {until}.',
  saved: 'Your application is saved. Only the video call is left.',
  dial: 'Sandbox: turn the clock to opening hours',
  later: 'Book a time',
  again: 'Try again',
} as const satisfies Record<string, string>
