export const texts = {
  title: 'Thank you',
  heading: 'Thank you, your application is with us',
  lead: 'Nothing is left for you to do. We prepare your card now; you can watch it here.',
  status: 'Status of your application',
  'state.done': 'done',
  'state.now': 'in progress',
  'state.waiting': 'not started',
  'state.failed': 'not successful',
  'step.received': 'Application received',
  'step.file': 'Opening your customer file',
  'step.file.about': 'This usually takes a few seconds.',
  'step.verification': 'Checking your details',
  'step.verification.about': 'This usually takes less than a minute.',
  'step.card': 'Issuing your card',
  'step.card.about': 'This page goes on by itself when your card is ready.',
  late: 'This takes longer than usual. Your approval stands and we keep working on it. We send you an SMS as soon as your card is ready.',
  leave:
    'You can close this page. We send you an SMS when your card is ready, and you find it here again after signing in.',
  'rejected.heading': 'We can’t offer you a card at the moment',
  'rejected.lead':
    'We checked your details once more and can’t approve the card this time. Thank you for the time you took.',
  'pending.heading': 'We are working on your application',
  'pending.lead':
    'Nothing is left for you to do. A bank representative completes the check and gets in touch with you.',
  'address.heading': 'Your new address is being updated',
  'address.lead':
    'The bank enters your new address first. We send you an SMS when you can go on with your application.',
  'cardFailed.heading': 'Your card takes a little longer',
  'cardFailed.lead':
    'Your application is complete, but our card system could not issue the card yet. We try again and send you an SMS. Nothing is left for you to do.',
  number: 'Application number',
  reference: 'Reference to quote',
  copy: 'Copy',
  copied: 'Copied',
  loading: 'Loading your application',
} as const satisfies Record<string, string>
