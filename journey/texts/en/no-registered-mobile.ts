export const texts = {
  title: 'No registered mobile number',
  heading: 'Your account has no registered mobile number',
  lead: 'You are our customer, but no mobile number is registered with your account, and this card needs one.',
  next: 'If you have another number you’ve given us, start again with it. Otherwise register one at a branch; it takes one visit.',
  back: 'Use another number',
} as const satisfies Record<string, string>
