import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { HelpLine } from '../HelpLine.tsx'
import { useStartAgain } from '../use-start-again.ts'

/** A partner's card for a customer without a registered number (SC-18). */
export function NoRegisteredMobileScreen() {
  const t = useTexts('no-registered-mobile')
  const { application } = useJourney()
  const startAgain = useStartAgain()
  return (
    <>
      <Drawing name="phone" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <p>{t('next')}</p>
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t('bring.phone')}</li>
        </ul>
      </Panel>
      <HelpLine text={(values) => t('help', values)} />
      <ActionBar>
        <Link className={buttonClass()} to={startAgain}>
          {t('back')}
        </Link>
      </ActionBar>
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
    </>
  )
}
