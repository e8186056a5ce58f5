export const texts = {
  title: 'Your application',
  heading: 'We can’t take this application',
  lead: 'With the details you gave we can’t offer this card at present.',
  closed: 'Your application is closed; nothing more is left for you to do.',
} as const satisfies Record<string, string>
