import { useTexts } from '../../../texts/screen-texts.ts'

/** A range of incomes of the listing in words, from this step to the next: "₹3–5 lakh"; the lowest by its end, the highest by where it begins. */
export function useIncomeWords(steps: readonly number[]): (step: number) => string {
  const t = useTexts('cards')
  return (step) => {
    const next = steps[steps.indexOf(step) + 1]
    const words = { from: String(step / 1e5), lakh: String((next ?? step) / 1e5) }
    return t(next ? (step ? 'income.range' : 'income.below') : 'income.from', words)
  }
}
