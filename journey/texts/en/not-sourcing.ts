export const texts = {
  title: 'Your application',
  heading: 'We can’t take this application',
} as const satisfies Record<string, string>
