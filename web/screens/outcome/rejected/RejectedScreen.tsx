import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useAgainFrom } from '../use-again-from.ts'

/** No card this time (RT-71): says when to apply again, never why. */
export function RejectedScreen() {
  const t = useTexts('rejected')
  const { application } = useJourney()
  const again = useAgainFrom()
  if (application?.facts.withdrawn)
    return (
      <>
        <OutcomeMark kind="info" />
        <h1>{t('withdrawn.heading')}</h1>
        <p className="lead">{t('withdrawn.lead')}</p>
        <ActionBar>
          <Link className={buttonClass()} to={screenPaths.cards}>
            {t('withdrawn.cards')}
          </Link>
        </ActionBar>
      </>
    )
  return (
    <>
      <OutcomeMark kind="info" />
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      {again && (
        <p>
          <strong>{again === 'now' ? t('again.now') : t('again.from', again)}</strong>
        </p>
      )}
      <p>{t('good')}</p>
      {application && <p className="muted small">{t('reference', { reference: quotedReference(application) })}</p>}
    </>
  )
}
