export const texts = {
  title: 'Make it your card',
  heading: 'Make it your card',
  lead: 'Check the name that is printed on your card. Next we check your offer, which takes a few seconds.',
  'design.label': 'Card design',
  'network.label': 'Card network',
  'network.hint': 'All networks are accepted in shops and online.',
  loading: 'Loading your card',
  failed: 'Your card can’t be shown at the moment. Nothing is lost.',
  'submit.busy': 'Checking your offer…',
} as const satisfies Record<string, string>
