export const texts = {
  title: 'Your address',
  heading: 'We have no address of yours on file',
  lead: 'Enter the address where letters reach you. We pass it to your bank record; the update takes up to two working days, then your application goes on.',
  submit: 'Send this address',
  branch: 'Update it at a branch instead',
  'branch.busy': 'Saving…',
} as const satisfies Record<string, string>
