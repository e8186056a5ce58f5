/** Which credit limits an applicant may choose of an offer: the offered one, or a lower one down to `lowest` in steps. */
export interface LimitTerms {
  offered: number
  lowest: number
  step: number
}

/** Which deposits a secured card takes, and which limit follows from one. Whole rupees. */
export interface DepositTerms {
  lowest: number
  highest: number
  step: number
  /** Suggested, and what holds where nobody chose one. */
  standard: number
  /** The limit is this part of the deposit, rounded down to a multiple of `limitStep`. */
  limitPercent: number
  limitStep: number
}
