export const texts = {
  title: 'Your application',
  heading: 'We can’t offer you this card right now',
  'withdrawn.heading': 'You’ve withdrawn your application',
  'declined.heading': 'You’ve declined the offer',
} as const satisfies Record<string, string>
