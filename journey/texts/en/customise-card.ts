export const texts = {
  title: 'Make it your card',
  heading: 'Make it your card',
  lead: 'See how your card will look and check the name on it. Next, we’ll get your offer ready, which takes a few seconds.',
  'design.label': 'Card design',
  'network.label': 'Card network',
  'network.hint': 'All networks are accepted in shops and online.',
  loading: 'Loading your card',
  failed: 'We can’t show your card right now. Your answers are saved.',
  'submit.busy': 'Getting your offer ready…',
} as const satisfies Record<string, string>
