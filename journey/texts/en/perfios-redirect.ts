export const texts = {
  title: 'Your bank statement',
  heading: 'Show your income by your bank statement',
  lead: 'A secure page of our document service opens. It takes about five minutes.',
  steps: 'What happens there',
  'steps.bank': 'You choose the bank to which your salary is paid.',
  'steps.choose': 'You sign in there or upload the statement as a pdf.',
  'steps.back': 'You come back here, and we go on with the report.',
  safe: 'We get the report only, never your bank password. You can still upload salary slips instead.',
  open: 'Open the secure page',
  'open.busy': 'Preparing the page…',
  upload: 'Upload salary slips instead',
  failed: 'The page can’t be opened at the moment. Try again, or upload your salary slips instead.',
} as const satisfies Record<string, string>
