import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { CopyReference } from '@card-journey/ui/CopyReference.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** The application number, or our own reference until the customer file has one. */
export function ApplicationNumber() {
  const t = useTexts('ending')
  const { application } = useJourney()
  if (!application) return <Skeleton shapes={['control']} label={t('reference.loading')} />
  return (
    <CopyReference
      label={application.applicationNumber ? t('number') : t('reference')}
      reference={quotedReference(application)}
      copy={t('reference.copy')}
      copied={t('reference.copied')}
    />
  )
}
