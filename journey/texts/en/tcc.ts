export const texts = {
  title: 'Your card is approved',
  heading: 'Congratulations, your card is approved',
  lead: 'We’ve checked your documents. Next: a quick identity check.',
  submit: 'Accept offer',
  'submit.busy': 'Accepting…',
} as const satisfies Record<string, string>
