import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'

/** The alternative card was declined (RT-71, BRE102). */
export function RegretScreen() {
  const t = useTexts('regret')
  return (
    <>
      <Drawing name="letter" />
      <h1>{t('heading')}</h1>
      <DecisionNotice />
      <ActionBar>
        <Link className={buttonClass()} to={screenPaths.cards}>
          {t('cards')}
        </Link>
      </ActionBar>
    </>
  )
}
