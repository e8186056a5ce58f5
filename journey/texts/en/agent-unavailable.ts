export const texts = {
  title: 'No agent is free',
  heading: 'No agent is free at the moment',
  lead: 'All our agents are busy. Try again in a few minutes, or finish the call when it suits you.',
  'lead.until': 'Our agents are there again from {until}.',
  saved: 'Your application is saved. Only the video call is left.',
  dial: 'Sandbox: turn the clock to opening hours',
  later: 'Complete later',
  again: 'Try again',
} as const satisfies Record<string, string>
