export const texts = {
  title: 'Update your KYC',
  heading: 'Update your KYC first',
  lead: 'The KYC of your {digitalAccount} account is not up to date, and a credit card needs it. A branch updates it in one visit.',
  bring: 'Take with you',
  'bring.pan': 'your PAN card',
  'bring.address': 'a proof of address, for example a passport or driving licence',
  'bring.mobile': 'the phone with your registered number',
  next: 'After the update, start your application again: your account details will already be there.',
  branch: 'Visit a branch',
  'branch.busy': 'Saving…',
} as const satisfies Record<string, string>
