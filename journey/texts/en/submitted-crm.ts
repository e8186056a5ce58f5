export const texts = {
  title: 'Thank you',
  heading: 'Thank you, we are reviewing your application',
  lead: 'Our team looks at your income documents and decides within 72 hours.',
  number: 'Application number',
  reference: 'Reference to quote',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading your application',
  next: 'What happens next',
  'next.review': 'We review your documents. Nothing is left for you to do.',
  'next.call': 'If something is unclear, we call you on your mobile number. We never ask for a PIN, a CVV or a code.',
  'next.message': 'We’ll text you the decision. You’ll also find it here after signing in.',
  'declined.heading': 'We can’t offer you a card at the moment',
  'declined.lead':
    'We reviewed your documents carefully and can’t approve the card this time. Thank you for the time you took.',
} as const satisfies Record<string, string>
