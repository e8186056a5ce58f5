import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { isPublic } from '@card-journey/journey/flow/guard.ts'
import { CardArt } from '@card-journey/ui/CardArt.tsx'
import { themeClass, themeOf } from '../theme/themes.ts'
import { usePageData } from '../journey/page-data.ts'
import { useLanguage, useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'

/** Beside the form on a desktop: the chosen card, and that help is near. Empty until an application is here. */
export function SidePanel({ screen }: { screen: ScreenId }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { brand } = usePageData()
  const { application } = useJourney()
  if (isPublic(screen)) return null
  return (
    <aside className="page__side" aria-label={t('side.card')}>
      {application && (
        <>
          <CardArt
            product={application.productName}
            issuer={brand.bank[language]}
            theme={themeClass(themeOf(application.productCode))}
          />
          <p className="page__side-name">{application.productName}</p>
        </>
      )}
    </aside>
  )
}
