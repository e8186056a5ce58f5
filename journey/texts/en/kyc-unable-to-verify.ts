export const texts = {
  title: 'We’ll look again',
  heading: 'We couldn’t verify you on the call',
  lead: 'It happens: all it takes is a blurry picture or a dropped line. A bank representative will look at it again.',
  'next.call':
    'If they need to ask you something, they’ll call your mobile number. They never ask for your PIN, CVV or a code.',
  'next.ready': 'Have your original PAN card handy.',
  'next.message': 'We’ll text you the result. Your application is saved until then.',
  'next.close': 'You don’t need to wait here. Close this page, and sign in again any time to see the result.',
  reference: 'Reference number',
  copy: 'Copy',
  copied: 'Copied',
  busy: 'One moment…',
  understood: 'Got it',
} as const satisfies Record<string, string>
