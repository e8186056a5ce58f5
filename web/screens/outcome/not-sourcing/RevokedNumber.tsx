import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { HelpLine } from '../HelpLine.tsx'
import { useStartAgain } from '../use-start-again.ts'

/** The mobile number is listed as revoked: its owner may be new and honest, so a branch or another number leads on. */
export function RevokedNumber({ number }: { number: string }) {
  const t = useTexts('not-sourcing')
  const startAgain = useStartAgain()
  return (
    <>
      <Drawing name="phone" />
      <h1>{t('number.heading')}</h1>
      <p className="lead">{t('number.lead', { number })}</p>
      <Panel heading={t('number.bring')}>
        <ul className="bullets">
          <li>{t('number.bring.pan')}</li>
          <li>{t('number.bring.bill')}</li>
        </ul>
      </Panel>
      <HelpLine text={(values) => t('number.help', values)} />
      <ActionBar>
        <Link className={buttonClass()} to={startAgain}>
          {t('number.other')}
        </Link>
      </ActionBar>
    </>
  )
}
