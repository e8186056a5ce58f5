import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'

/** No card this time (RT-71), or withdrawn: a plain reason and what can be done, never the bank's internal one. */
export function RejectedScreen() {
  const t = useTexts('rejected')
  const { application } = useJourney()
  const withdrawn = application?.facts.withdrawn !== undefined
  const lifted = application?.facts.contest?.outcome === 'lifted'
  return (
    <>
      <Drawing name="letter" />
      <h1>{withdrawn ? t('withdrawn.heading') : t('heading')}</h1>
      <DecisionNotice />
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
      {(withdrawn || lifted) && (
        <ActionBar>
          <Link className={buttonClass()} to={screenPaths.cards}>
            {t('cards')}
          </Link>
        </ActionBar>
      )}
    </>
  )
}
