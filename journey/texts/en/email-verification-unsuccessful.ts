export const texts = {
  title: 'This link doesn’t work',
  life: 'A link works for 24 hours after we send it.',
  help: 'We can send you a new one if you call us, {hours}.',
} as const satisfies Record<string, string>
