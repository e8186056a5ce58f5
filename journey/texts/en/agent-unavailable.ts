export const texts = {
  title: 'No agent is free',
  heading: 'No agent is free right now',
  lead: 'All our agents are busy.',
  'lead.until': 'Our agents are back from {until}.',
  wait: 'Try again in a few minutes.',
  book: 'Book a call for a time that suits you.',
  saved: 'Your application is saved. Only the video call is left.',
  dial: 'Sandbox: turn the clock to opening hours',
  later: 'Book a time',
  again: 'Try again',
} as const satisfies Record<string, string>
