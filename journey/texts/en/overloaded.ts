/** The page of a server that has more visitors than it can serve at present, or can’t render one. */
export const texts = {
  overloaded: 'Too many people are here right now',
  unrendered: 'This page can’t be shown right now',
  text: 'Anything you’ve saved is safe. This page will try again by itself in a few seconds; you don’t need to do anything.',
  again: 'Try again now',
} as const satisfies Record<string, string>
