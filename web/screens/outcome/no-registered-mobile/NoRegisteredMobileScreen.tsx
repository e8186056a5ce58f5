import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { useStartAgain } from '../use-start-again.ts'

/** A partner's card for a customer without a registered number (SC-18). */
export function NoRegisteredMobileScreen() {
  const t = useTexts('no-registered-mobile')
  const startAgain = useStartAgain()
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <p>{t('next')}</p>
      <ActionBar>
        <Link className={buttonClass()} to={startAgain}>
          {t('back')}
        </Link>
      </ActionBar>
    </>
  )
}
