export const texts = {
  title: 'Make it your card',
  heading: 'Make it your card',
  lead: 'Choose the network and how your name stands on the card. Then we check your offer; this takes a few seconds.',
  'network.label': 'Card network',
  'network.hint': 'All networks are accepted in shops and online.',
  loading: 'Loading your card',
  failed: 'Your card can’t be shown at the moment. Nothing is lost.',
  'submit.busy': 'Checking your offer…',
} as const satisfies Record<string, string>
