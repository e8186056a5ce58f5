export const texts = {
  title: 'Your email address',
  heading: 'We’re verifying your email address',
  checking: 'This takes a few seconds…',
  verified: 'Your email address is verified',
  'verified.text': 'Thank you. If you haven’t confirmed your application yet, you won’t need a code for this address.',
  close: 'You can close this page.',
  unanswered: 'We couldn’t check the link. It’s still valid, so please try again.',
} as const satisfies Record<string, string>
