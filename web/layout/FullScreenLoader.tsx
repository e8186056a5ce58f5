import { Loader } from '@card-journey/ui/Loader.tsx'
import type { Waiting } from '../engine/journey.ts'
import { useTexts } from '../texts/screen-texts.ts'
import { OwnCard } from './OwnCard.tsx'

/**
 * The full screen while waiting for a host: heading, the applicant's own card turning, "Please wait...", sub-heading
 * (SC-28).
 */
export function FullScreenLoader({ waiting }: { waiting: Waiting }) {
  const t = useTexts('shell')
  return (
    <Loader
      heading={t(`loader.${waiting}.heading`)}
      art={<OwnCard motion="waiting" />}
      text={t('loader.wait')}
      subheading={t(`loader.${waiting}.subheading`)}
    />
  )
}
