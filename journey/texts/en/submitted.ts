export const texts = {
  title: 'Thank you',
  heading: 'Thank you, your application is with us',
  lead: 'You’re all set. We’re preparing your card; follow it here.',
  'lead.checks': 'You’ve done your part. We’re making the last checks; follow them here.',
  late: 'This is taking longer than usual. You’re still approved, and we’ll text you as soon as your card is ready.',
  meanwhile: 'In the meantime',
  leave: 'You can close this page. We’ll text you when your card is ready, and you’ll find it here after signing in.',
  'leave.checks': 'You can close this page. We’ll text you the result, and you’ll find it here after signing in.',
  'leave.back':
    'You can close this page. To come back, choose “Continue your application” and sign in with your mobile number.',
  'leave.result':
    'You can close this page. The result will be here too: choose “Continue your application” and sign in with your mobile number.',
  'rejected.heading': 'We can’t offer you this card right now',
  'pending.heading': 'We’re working on your application',
  'pending.lead': 'You’re all set for now. You don’t need to do anything.',
  'address.heading': 'We’re updating your address',
  'address.lead': 'We’ll text you when it’s done, and this page will move on by itself.',
  'cardFailed.heading': 'Your card is taking a little longer',
  'cardFailed.lead':
    'Your application is complete, but our card system couldn’t issue the card yet. We’re still trying. Come back here to see how it’s going.',
} as const satisfies Record<string, string>
