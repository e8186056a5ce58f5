import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'

/** The alternative card was declined (RT-71, BRE102). */
export function RegretScreen() {
  const t = useTexts('regret')
  return <DecidedEnding screen="regret" drawing="card" heading={t('heading')} />
}
