/** The failure screen. What went wrong is in errors.ts; a path that no screen has is told here. */
export const texts = {
  title: 'This did not work',
  'unknown.heading': 'This page does not exist',
  'unknown.text': 'The link is mistyped or no longer in use. What you saved is kept.',
  'unknown.button': 'See all cards',
  reference: 'Reference to quote: {reference}',
} as const satisfies Record<string, string>
