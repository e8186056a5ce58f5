import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Ending } from '../Ending.tsx'
import { useHelpline } from '../use-helpline.ts'
import { useStartAgain } from '../use-start-again.ts'

/** The mobile number is listed as revoked: its owner may be new and honest, so a branch or another number leads on. */
export function RevokedNumber({ number }: { number: string }) {
  const t = useTexts('not-sourcing')
  const startAgain = useStartAgain()
  return (
    <Ending
      drawing="phone"
      heading={t('number.heading')}
      why={t('number.lead', { number })}
      ways={[t('number.way.other'), t('number.way.branch'), t('number.help', useHelpline())]}
      doors={
        <Link className={buttonClass()} to={startAgain}>
          {t('number.other')}
        </Link>
      }
    >
      <Panel heading={t('number.bring')}>
        <ul className="bullets">
          <li>{t('number.bring.pan')}</li>
          <li>{t('number.bring.bill')}</li>
        </ul>
      </Panel>
    </Ending>
  )
}
