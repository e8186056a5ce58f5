/** The receipt of a shared bank statement. */
export const texts = {
  accounts: 'Accounts',
  account: '{bank}, ending {ending}',
  period: 'Statements',
  months: '{months, plural, one {Last month} other {Last # months}}',
  agreed: 'You agreed',
  received: 'Received',
  keptUntil: 'Kept until',
  deleted: 'Deleted',
} as const satisfies Record<string, string>
