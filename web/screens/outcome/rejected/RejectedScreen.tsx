import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { useAgainFrom } from '../use-again-from.ts'

/** No card this time (RT-71): from when on to apply again, never why. */
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
