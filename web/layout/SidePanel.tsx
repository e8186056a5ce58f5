import { CardArt } from '@card-journey/ui/CardArt.tsx'
import { isVerticalCard } from '@card-journey/journey/decision/theme.ts'
import { usePageData } from '../journey/page-data.ts'
import { useLanguage } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'
import { themeClass, themeOf } from '../theme/themes.ts'

/** The card that the application is for. */
export function SidePanel() {
  const language = useLanguage()
  const { brand } = usePageData()
  const { application } = useJourney()
  if (!application) return null
  return (
    <>
      <CardArt
        product={application.productName}
        issuer={brand.bank[language]}
        theme={themeClass(themeOf(application.productCode))}
        orientation={isVerticalCard(application.productCode) ? 'vertical' : 'horizontal'}
      />
      <p className="page__side-name">{application.productName}</p>
    </>
  )
}
