/** The generic error screen. What went wrong is in errors.ts, by its type. */
export const texts = {
  title: 'About your application',
  reference: 'Reference number',
  number: 'Application number',
  'reference.copy': 'Copy',
  'reference.copied': 'Copied',
} as const satisfies Record<string, string>
