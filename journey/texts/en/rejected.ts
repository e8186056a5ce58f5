export const texts = {
  title: 'Your application',
  heading: 'We can’t offer you a card at the moment',
  lead: 'We looked at your application carefully and can’t approve it this time. Thank you for the time you took.',
  'again.from': 'You can apply again from {day}.',
  'again.now': 'You can apply again now.',
  'withdrawn.heading': 'You’ve withdrawn your application',
  'withdrawn.lead': 'It’s closed, and you don’t need to do anything. You can apply again whenever you like.',
  'withdrawn.cards': 'See all cards',
  good: 'It helps to pay bills and loans on time, and to check your credit report for mistakes. You can ask each credit bureau for one free report a year.',
  reference: 'Reference to quote: {reference}',
} as const satisfies Record<string, string>
