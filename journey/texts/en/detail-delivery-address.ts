export const texts = {
  title: 'Another delivery address',
  heading: 'Where should we send the card?',
  lead: 'Somebody must be there to receive it on a working day. Your home address on file does not change.',
  'lead.customer':
    'Somebody must be there to receive the card on a working day. Your bank record gets this address too, which can take a day or two. We’ll text you when you can continue.',
  submit: 'Deliver to this address',
  other: 'Use my home or office address',
} as const satisfies Record<string, string>
