/** How the monthly statement reaches the holder. */
export const statementWays = ['email', 'post'] as const
export type StatementWay = (typeof statementWays)[number]

/** What of each bill is paid from the holder's account by itself, as it is offered: what costs no interest first. */
export const autopayParts = ['total', 'minimum', 'none'] as const
export type AutopayPart = (typeof autopayParts)[number]

/** `day`: of the month. */
export interface StatementChoice {
  by: StatementWay
  day: number
}

/** `account`: the host's reference of one of the holder's accounts; absent where nothing is paid. */
export interface AutopayChoice {
  pays: AutopayPart
  account?: string | undefined
}

export interface OfferedStatement extends StatementChoice {
  ways: readonly StatementWay[]
  days: readonly number[]
}

/** `accounts`: those that the bank knows for this holder. `masked` shows the last four digits. */
export interface OfferedAutopay extends AutopayChoice {
  accounts: readonly { account: string; masked: string }[]
}

export const isOfferedStatement = ({ by, day }: StatementChoice, { ways, days }: OfferedStatement): boolean =>
  ways.includes(by) && days.includes(day)

/** Whatever is paid comes from an account of the list; where nothing is, no account is named. */
export const isOfferedAutopay = ({ pays, account }: AutopayChoice, { accounts }: OfferedAutopay): boolean =>
  pays === 'none' ? account === undefined : accounts.some((each) => each.account === account)

/** Money leaves the holder's account by it: it takes a consent. */
export const paysFromAccount = ({ pays }: AutopayChoice): boolean => pays !== 'none'

export const sameStatement = (one: StatementChoice, other: StatementChoice): boolean =>
  one.by === other.by && one.day === other.day

/** A host may go on naming the account of an autopay that is off. */
export const sameAutopay = (one: AutopayChoice, other: AutopayChoice): boolean =>
  one.pays === other.pays && (one.pays === 'none' || one.account === other.account)
