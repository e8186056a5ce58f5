export const texts = {
  title: 'Thank you',
  heading: 'Thank you, we’re reviewing your application',
  lead: 'We’ll look at your income documents and decide within {hours}\u00a0hours.',
  'lead.until': 'We’ll look at your income documents and decide within {hours}\u00a0hours, by {until}.',
  next: 'In the meantime',
  'next.review': 'You don’t need to do anything, and you can close this page.',
  'next.call': 'If something is unclear, we’ll call your mobile number. We never ask for your PIN, CVV or a code.',
  'next.message': 'We’ll text you the decision. You’ll also find it here after signing in.',
  'approved.heading': 'Good news: you’re approved',
  'approved.lead': 'We’re issuing your card now.',
  'declined.heading': 'We can’t offer you this card right now',
} as const satisfies Record<string, string>
