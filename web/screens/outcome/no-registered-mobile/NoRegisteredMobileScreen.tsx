import { Panel } from '@card-journey/ui/Panel.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Ending } from '../Ending.tsx'
import { useHelpline } from '../use-helpline.ts'
import { useStartAgain } from '../use-start-again.ts'

/** A partner's card for a customer without a registered number (SC-18). */
export function NoRegisteredMobileScreen() {
  const t = useTexts('no-registered-mobile')
  const startAgain = useStartAgain()
  return (
    <Ending
      drawing="phone"
      heading={t('heading')}
      why={t('lead')}
      ways={[t('way.other'), t('way.branch'), t('help', useHelpline())]}
      doors={
        <Link className={buttonClass()} to={startAgain}>
          {t('back')}
        </Link>
      }
    >
      <Panel heading={t('bring')}>
        <ul className="bullets">
          <li>{t('bring.pan')}</li>
          <li>{t('bring.phone')}</li>
        </ul>
      </Panel>
    </Ending>
  )
}
