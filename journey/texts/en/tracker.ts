export const texts = {
  label: 'Status of your application',
  'state.done': 'done',
  'state.now': 'in progress',
  'state.waiting': 'not started',
  'state.failed': 'not successful',
  'step.received': 'Application received',
  'step.file': 'Setting up your account',
  'step.file.done': 'Account set up',
  'step.file.about': 'This usually takes a few seconds.',
  'step.verification': 'Checking your details',
  'step.verification.done': 'Details checked',
  'step.verification.about': 'This usually takes less than a minute.',
  'step.card': 'Issuing your card',
  'step.card.about': 'We’ll take you to your card as soon as it’s ready.',
  'step.review': 'Reviewing your documents',
  'step.review.done': 'Documents reviewed',
  'step.review.by': 'We’ll decide by {until}.',
  'review.late':
    'This is taking longer than the {hours}\u00a0hours we promised. We’re sorry; we’ll text you the decision.',
  'step.delivery': 'Delivering your card',
  'step.delivery.about':
    '{days, plural, one {Within # working day once your card is issued.} other {Within # working days once your card is issued.}}',
} as const satisfies Record<string, string>
