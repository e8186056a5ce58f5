import type { DepositTerms, LimitTerms } from '../../application/offer-terms.ts'

/** Whether there is anything to choose: a limit below the offered one. */
export const hasLowerLimits = ({ offered, lowest }: LimitTerms): boolean => lowest < offered

export const mayChooseLimit = (limit: number, { offered, lowest, step }: LimitTerms): boolean =>
  limit === offered || (limit < offered && limit >= lowest && limit % step === 0)

export const mayDeposit = (amount: number, { lowest, highest, step }: DepositTerms): boolean =>
  amount >= lowest && amount <= highest && amount % step === 0

export const limitOfDeposit = (
  amount: number,
  { limitPercent, limitStep }: Pick<DepositTerms, 'limitPercent' | 'limitStep'>,
): number => Math.floor((amount * limitPercent) / 100 / limitStep) * limitStep
