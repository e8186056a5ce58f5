export const texts = {
  title: 'Missing details',
  heading: 'A few details are missing',
  lead: 'We have everything else about you on file. This takes about a minute.',
  'motherMaidenName.hint': '19 characters at most',
  'fatherName.hint': '30 characters at most',
  loading: 'Looking up what is missing',
  'submit.busy': 'Saving and checking your offer…',
} as const satisfies Record<string, string>
