export const texts = {
  title: 'Your application',
  heading: 'This card is not for you',
  lead: 'We can’t offer you {product}, and you declined the other card. Your application is closed; nothing more is left for you to do.',
  'again.from': 'You can apply again from {day}.',
  cards: 'See other cards',
} as const satisfies Record<string, string>
