export const texts = {
  title: 'Your work',
  heading: 'Tell us about your work',
  lead: 'The bank decides on your card and its limit with this. It takes about two minutes.',
  'industryType.default': 'Choose an industry',
  nothing: 'That is all we need here. Continue to your address.',
  'list.loading': 'Loading the list…',
  'list.failed': 'We can’t load this list at the moment. What you typed is kept.',
  'submit.busy': 'Saving your work details…',
} as const satisfies Record<string, string>
