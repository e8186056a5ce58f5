export const texts = {
  title: 'Your card is approved',
  heading: 'Congratulations, your card is approved',
  lead: 'We’ve checked your documents. Read the terms and accept them. After that, we’ll confirm your identity in about 10 minutes.',
  'card.label': 'Your card: {product}, in the name of {holder}',
  limit: 'Your credit limit',
  loading: 'Loading your card and its terms',
  failed: 'We can’t load the terms right now. Your answers are saved.',
  boxes: 'Before you accept',
  read: 'Read: {document} (opens a new tab)',
  register: 'Optional. If we find your record in the Central KYC Registry, you may skip the identity check.',
  submit: 'Accept the terms',
  'submit.busy': 'Accepting the terms…',
} as const satisfies Record<string, string>
