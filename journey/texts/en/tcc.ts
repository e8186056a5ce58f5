export const texts = {
  title: 'Your card is approved',
  heading: 'Congratulations, your card is approved',
  lead: 'We have checked your documents. Read the terms and accept them; after that we confirm your identity, which takes about 10 minutes.',
  'card.label': 'Your card: {product}, in the name of {holder}',
  limit: 'Your credit limit',
  loading: 'Loading your card and its terms',
  failed: 'The terms can’t be loaded at the moment. Nothing is lost.',
  boxes: 'Before you accept',
  read: 'Read: {document} (opens a new tab)',
  register:
    'Your choice. With it we look for you in the Central KYC Registry, so that you may not have to prove your identity once more. Without it you prove it with Aadhaar or another document.',
  submit: 'Accept the terms',
  'submit.busy': 'Accepting the terms…',
} as const satisfies Record<string, string>
