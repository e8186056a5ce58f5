export const texts = {
  title: 'Your application',
  heading: 'We can’t offer you this card',
  cards: 'See other cards',
} as const satisfies Record<string, string>
