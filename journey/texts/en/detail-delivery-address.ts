export const texts = {
  title: 'A different delivery address',
  heading: 'Where should we deliver your card?',
  lead: 'Someone needs to be there on a working day. This won’t change your home address.',
  'lead.customer':
    'Someone needs to be there on a working day. Your bank record gets this address too, which can take a day or two. We’ll text you when you can continue.',
  submit: 'Deliver to this address',
  other: 'Use my home or office address',
} as const satisfies Record<string, string>
