export const texts = {
  title: 'Your address',
  heading: 'We have no address of yours on file',
  lead: 'Enter the address where letters reach you. We’ll add it to your bank record, which can take a day or two, and text you when you can continue.',
  submit: 'Send this address',
  branch: 'Update it at a branch instead',
  'branch.busy': 'Saving…',
} as const satisfies Record<string, string>
