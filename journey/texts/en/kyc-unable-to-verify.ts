export const texts = {
  title: 'We follow up',
  heading: 'We could not verify you in the call',
  lead: 'That can happen: a blurred picture or a lost line is enough. A bank representative looks at it and gets in touch with you.',
  'next.call': 'They call you on your mobile number. They never ask for a PIN, a CVV or a code.',
  'next.ready': 'Have your original PAN card at hand.',
  'next.message': 'You get an SMS with the result. Your application is saved until then.',
  reference: 'Reference to quote',
  copy: 'Copy',
  copied: 'Copied',
  busy: 'One moment…',
  understood: 'I understand',
} as const satisfies Record<string, string>
