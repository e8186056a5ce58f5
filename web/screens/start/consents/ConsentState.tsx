import { istDay } from '@card-journey/journey/fields/dates.ts'
import { dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { standingOf } from './consent-words.ts'
import type { GivenConsents } from './use-given-consents.ts'
import './consents.css'

/** How a consent stands now: one that the application needs is given, another is on or off. */
export function ConsentState({ history, needed }: { history: GivenConsents[number]['history']; needed: boolean }) {
  const t = useTexts('consents')
  const language = useLanguage()
  const standing = standingOf(history)
  if (!standing) return null
  const day = dateInWords(istDay(standing.since) ?? '', language)
  return (
    <span className={classes('consent__state', standing.given && 'consent__state--given')}>
      {standing.given && <Icon name="check" />}
      {standing.given ? t(needed ? 'state.given' : 'state.on', { day }) : t(needed ? 'state.withheld' : 'state.off')}
    </span>
  )
}
