export const texts = {
  title: 'Your address',
  heading: 'We don’t have an address for you',
  lead: 'Enter the address where you get your post. We’ll add it to your bank record, which can take a day or two, and text you when you can continue.',
  submit: 'Save this address',
  branch: 'Update it at a branch instead',
  'branch.busy': 'Saving…',
} as const satisfies Record<string, string>
