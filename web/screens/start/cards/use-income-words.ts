import { useTexts } from '../../../texts/screen-texts.ts'

/** An income of the listing in words: "₹3 lakh+"; the lowest by the one that follows it. */
export function useIncomeWords(steps: readonly number[]): (step: number) => string {
  const t = useTexts('cards')
  const lakh = (rupees: number) => String(rupees / 100_000)
  return (step) => {
    const [, next = 0] = steps
    return step === 0 && next > 0 ? t('income.below', { lakh: lakh(next) }) : t('income.from', { lakh: lakh(step) })
  }
}
