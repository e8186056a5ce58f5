export const texts = {
  title: 'Your application',
  heading: 'We can’t offer you this card',
} as const satisfies Record<string, string>
