/** The copy of the own answers by email. */
export const texts = {
  ask: 'Email me a copy of my answers',
  asked: 'We’ll email a copy to {to}. It can take a few minutes.',
  spent: 'You’ve had all of today’s copies. You can ask again tomorrow.',
} as const satisfies Record<string, string>
