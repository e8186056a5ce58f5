export const texts = {
  title: 'Your e-mail address',
  heading: 'We are verifying your e-mail address',
  checking: 'This takes a few seconds…',
  verified: 'Your e-mail address is verified',
  'verified.text': 'Our caller sees it at once and goes on with your application.',
  close: 'You can close this page.',
  unanswered: 'We could not check the link at the moment. It stays valid; try again.',
} as const satisfies Record<string, string>
