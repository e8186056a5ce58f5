export const texts = {
  title: 'This link does not work',
  life: 'A link works for 24 hours after we send it.',
  help: 'Our caller can send you a new one: {helpline}, {hours}.',
} as const satisfies Record<string, string>
