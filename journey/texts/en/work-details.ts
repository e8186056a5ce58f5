export const texts = {
  title: 'Your work',
  heading: 'Tell us about your work',
  lead: 'We use this to decide on your card and limit.',
  'incomeRange.hint': '₹50,000 a month is ₹6\u00a0lakh a year',
  'industryType.default': 'Choose an industry',
  nothing: 'That’s all we need here. Continue to your address.',
  'list.loading': 'Loading the list…',
  'list.failed': 'We can’t load this list right now. Your answers are saved.',
  'submit.busy': 'Saving your work details…',
} as const satisfies Record<string, string>
