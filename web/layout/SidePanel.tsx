import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { brandNames, usePageData } from '../page/page-data.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'
import { OwnCard } from './OwnCard.tsx'
import { useSteadyPanel } from './use-steady-panel.ts'

/** Screens that show the card themselves, or another card: the panel would repeat it. In the call its place is the chat's. */
const withoutCard: readonly ScreenId[] = [
  'agent-waiting',
  'verify-mobile',
  'more-personal-details',
  'congratulations',
  'credit-card',
  'customise-card',
  'auth-card-details',
  'eligible-card-listing',
  'tc',
  'tcc',
  'set-mpin',
  'virtual-card',
]

/**
 * Below the steps: the card that the application is for, its room until it is known (`carded`), and help. An ending or an
 * error has no steps, and no card.
 */
export function SidePanel({ screen, carded }: { screen: ScreenId; carded: boolean }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { brand } = usePageData()
  const { application, signIn } = useJourney()
  const product = (application ?? signIn?.product)?.productName
  const hasSteps = progressOf(application?.customerType ?? 'NTB', screen, { view: application }) !== undefined
  const { helpline, helplineHours, call } = brandNames(brand, language)
  const help = useSteadyPanel()
  return (
    <>
      {(product || carded) && hasSteps && !withoutCard.includes(screen) && (
        <div className="page__side-card">{product && <OwnCard label={t('side.card', { product })} />}</div>
      )}
      <p className="page__side-help" ref={help}>
        {t('side.help')} <a href={call}>{helpline}</a>
        <span>{t('help.hours', { hours: helplineHours })}</span>
      </p>
    </>
  )
}
