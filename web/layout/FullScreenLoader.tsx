import { CardArt } from '@card-journey/ui/CardArt.tsx'
import { Loader } from '@card-journey/ui/Loader.tsx'
import type { Waiting } from '../journey/journey.ts'
import { usePageData } from '../journey/page-data.ts'
import { useLanguage, useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'

/** The whole screen while a host is awaited: heading, the card turning, "Please wait...", sub-heading (SC-28). */
export function FullScreenLoader({ waiting }: { waiting: Waiting }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { brand } = usePageData()
  const { application } = useJourney()
  return (
    <Loader
      heading={t(`loader.${waiting}.heading`)}
      art={<CardArt product={application?.productName ?? ''} issuer={brand.bank[language]} motion="waiting" />}
      text={t('loader.wait')}
      subheading={t(`loader.${waiting}.subheading`)}
    />
  )
}
