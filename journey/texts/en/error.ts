/** The failure screen. What went wrong is in errors.ts; here are a step that is not served yet and an unknown path. */
export const texts = {
  title: 'Something didn’t work',
  'unknown.title': 'Page not found',
  'unknown.heading': 'This page doesn’t exist',
  'unknown.text': 'The link is mistyped or out of date. Your answers are saved.',
  'unknown.button': 'See all cards',
  'notYet.heading': 'You can’t do this here yet',
  'notYet.text': 'We’re still building this step. Your answers are saved, and you don’t have to start over.',
  'notYet.ways': 'How to continue',
  'notYet.branch': 'Visit your nearest branch with your PAN card and proof of address. We’ll continue from here.',
  'notYet.later': 'Or come back later and sign in with your mobile number. You’ll pick up where you left off.',
  'notYet.call': 'Questions? Call {helpline}, {hours}. The call is free.',
  'notYet.cards': 'See all cards',
  reference: 'Reference to quote: {reference}',
} as const satisfies Record<string, string>
