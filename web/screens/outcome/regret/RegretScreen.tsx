import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'
import { Ending } from '../Ending.tsx'

/** The alternative card was declined (RT-71, BRE102). */
export function RegretScreen() {
  const t = useTexts('regret')
  return (
    <Ending
      drawing="card"
      heading={t('heading')}
      doors={
        <Link className={buttonClass()} to={screenPaths.cards}>
          {t('cards')}
        </Link>
      }
    >
      <DecisionNotice door="cards" />
    </Ending>
  )
}
