import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { Link } from '../../layout/Link.tsx'
import { useSubject } from '../../layout/page-title.ts'
import { HelpLine } from './HelpLine.tsx'

/** Replaces a screen that has no code yet: says what is saved, and who can help. */
export function NotAvailableYet() {
  const t = useTexts('error')
  const { application } = useJourney()
  useSubject('error', t('notYet.heading'))
  return (
    <>
      <Drawing name="clock" />
      <h1>{t('notYet.heading')}</h1>
      <p className="lead">{t('notYet.text')}</p>
      <Panel heading={t('notYet.ways')}>
        <ul className="bullets">
          <li>{t('notYet.branch')}</li>
          <li>{t('notYet.later')}</li>
        </ul>
      </Panel>
      <HelpLine text={(values) => t('notYet.call', values)} />
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
      <p>
        <Link to={screenPaths.cards}>{t('notYet.cards')}</Link>
      </p>
    </>
  )
}
