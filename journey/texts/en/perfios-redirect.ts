export const texts = {
  title: 'Your bank statement',
  heading: 'Share your bank statement',
  lead: 'You approve it on the account aggregator’s secure page. It takes about two minutes.',
  steps: 'What happens there',
  'steps.bank': 'You choose the accounts, such as the one your salary goes to.',
  'steps.choose': 'You approve or decline. Nothing is shared until you approve.',
  'steps.back': 'You come back here and get a receipt.',
  safe: 'You’ll never be asked for your bank password or PIN there. You can still upload salary slips instead.',
  open: 'Open the secure page',
  'open.busy': 'Preparing the page…',
  upload: 'Upload salary slips instead',
  failed: 'We can’t open the page right now. Try again, or upload your salary slips instead.',
} as const satisfies Record<string, string>
