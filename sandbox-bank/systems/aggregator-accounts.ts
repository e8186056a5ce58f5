/** A bank account that a person of the sandbox finds at the account aggregator. */
export interface AggregatorAccount {
  id: string
  bank: string
  kind: string
  ending: string
  /** What its statement shows as salary in a month, in whole rupees; absent: no salary is paid there. */
  salary?: number
}

/** The accounts found for a mobile number: the same ones each time. Only a statement with a salary proves an income. */
export function accountsOf(mobileNumber: string): readonly AggregatorAccount[] {
  const digits = mobileNumber.slice(-4)
  const turned = digits.split('').toReversed().join('')
  return [
    { id: 'salary', bank: 'Kaveri Bank', kind: 'Salary account', ending: digits, salary: 62_000 },
    { id: 'savings', bank: 'Nilgiri Bank', kind: 'Savings account', ending: turned },
    { id: 'deposit', bank: 'Kaveri Bank', kind: 'Fixed deposit', ending: `7${digits.slice(1)}` },
  ]
}
