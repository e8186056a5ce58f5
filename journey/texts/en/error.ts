/** The failure screen. What went wrong is in errors.ts; here is an unknown path. */
export const texts = {
  title: 'Something didn’t work',
  'unknown.title': 'Page not found',
  'unknown.heading': 'This page doesn’t exist',
  'unknown.text': 'The link is mistyped or out of date. If you’ve started an application, your answers are saved.',
  'unknown.button': 'See all cards',
  reference: 'Reference number',
  number: 'Application number',
  'reference.copy': 'Copy',
  'reference.copied': 'Copied',
} as const satisfies Record<string, string>
